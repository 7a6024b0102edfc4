import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { openSession } from '../../bff/platform/auth/session.ts';
import { createDatabase, type Database } from '../../bff/platform/db/client.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import { startPlatformProcess } from '../support/platform-process.ts';
import { findPostgres, startPostgres } from '../support/postgres.ts';
import { isShort, sizeOf } from './support/length.ts';
import { quantile, spread } from './support/figures.ts';
import { record } from './support/table.ts';

const FANS = sizeOf(200, 20);
const POSTS = 10;
const PROBES = sizeOf(60, 5); // calls of each kind, on the idle product and again while the crowd is active
const WANTED = 3; // target: the maximum ratio of the p99 with the crowd to the p99 on the idle product
/** The average time in ms between two calls of one fan. The bench measures each of these values. */
const PAUSES_MS = isShort ? [1_000] : [4_000, 1_000];

interface Member {
  id: string;
  token: string;
}

/**
 * Measures the duration of three calls that concern one author (follow, block, edit profile): first on an idle product,
 * then while 200 other members react to the author's posts and comment on them.
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'brasa-crowd-'));
  const binaries = await findPostgres();
  if (binaries === null) {
    console.log('needs PostgreSQL');
    return;
  }
  const postgres = await startPostgres(binaries, { durable: true });
  const database = await createDatabase({ databaseUrl: postgres.url, dataDir: folder });
  await migrate(database.db);
  const platform = await startPlatformProcess(folder, postgres.url, { cards: { kind: 'sandbox' }, logLevel: 'error' });
  try {
    const world = await makeWorld(database);
    const probes = probesOf(platform.url, database, world);
    await measure(probes, sizeOf(20, 2));
    const idle = await measure(probes, PROBES);
    print('idle', idle, idle);
    for (const pause of PAUSES_MS) {
      const crowd = startCrowd(platform.url, world, pause);
      await delay(3_000);
      const busy = await measure(probes, PROBES);
      const { calls, failures, seconds } = await crowd.stop();
      print(`${(calls / seconds).toFixed(0)} reactions and comments a second, ${failures} failed`, busy, idle);
    }
  } finally {
    await platform.end('SIGTERM');
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeWorld(database: Database) {
  const author = await memberIn(database);
  const fans = [];
  for (let count = 0; count < FANS; count += 1) fans.push(await memberIn(database));
  const posts = Array.from({ length: POSTS }, () => uuidv7());
  for (const id of posts) {
    await database.db.insertInto('posts').values({ id, author_id: author.id, text: 'um post' }).execute();
  }
  return { author, fans, posts };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

async function memberIn({ db }: Database): Promise<Member> {
  const id = uuidv7();
  const user = { id, email: `${id}@exemplo.example`, password_hash: 'none', name: 'Membro', nickname: 'membro' };
  await db
    .insertInto('users')
    .values({ ...user, birth_date: '1990-05-01' })
    .execute();
  return { id, token: (await openSession(db, id, 'none')) ?? '' };
}

type Probe = () => Promise<() => Promise<Response>>;

function probesOf(url: string, database: Database, { author }: World): Record<string, Probe> {
  const stranger = () => memberIn(database);
  return {
    async follow() {
      const by = await stranger();
      return () => call(url, by, 'POST', `/api/user-v2/${author.id}/follow`);
    },
    async 'block by the author'() {
      const { id } = await stranger();
      return () => call(url, author, 'POST', `/api/user-v2/${id}/block`);
    },
    async 'block of the author'() {
      const by = await stranger();
      return () => call(url, by, 'POST', `/api/user-v2/${author.id}/block`);
    },
    'profile edit': () =>
      Promise.resolve(() => call(url, author, 'POST', '/api/alterarDadosUsuario', { bio: `oi ${uuidv7()}` })),
  };
}

/** @returns the duration of each call in ms, by kind of call */
async function measure(probes: Record<string, Probe>, times: number) {
  const figures: Record<string, number[]> = {};
  for (let round = 0; round < times; round += 1) {
    for (const [name, prepare] of Object.entries(probes)) {
      const ask = await prepare();
      const began = performance.now();
      const { status } = await ask();
      const took = performance.now() - began;
      (figures[name] ??= []).push(status < 300 ? took : Number.POSITIVE_INFINITY);
    }
  }
  return figures;
}

function startCrowd(url: string, { fans, posts }: World, pause: number) {
  let isOver = false;
  let calls = 0;
  let failures = 0;
  const began = performance.now();
  const loops = fans.map(async (fan, nth) => {
    await delay((pause * nth) / fans.length);
    for (let turn = 0; !isOver; turn += 1) {
      const post = posts[(nth + turn) % posts.length] ?? '';
      const method = Math.floor(turn / posts.length) % 2 === 0 ? 'POST' : 'DELETE';
      const { ok } = await (turn % 5 === 4
        ? call(url, fan, 'POST', `/api/comment/${post}`, { content: 'oi', idCommentParent: null })
        : call(url, fan, method, `/api/post/${post}/reaction`, method === 'POST' ? { desType: 'FIRE' } : undefined));
      calls += 1;
      if (!ok) failures += 1;
      if (pause > 0) await delay(pause * (0.5 + Math.random()));
    }
  });
  return {
    async stop() {
      const seconds = (performance.now() - began) / 1_000;
      const figures = { calls, failures, seconds };
      isOver = true;
      await Promise.all(loops);
      return figures;
    },
  };
}

async function call(url: string, { token }: Member, method: string, path: string, json?: object) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  });
  await response.arrayBuffer();
  return response;
}

function print(title: string, figures: Record<string, number[]>, idle: Record<string, number[]>) {
  console.log(`${title}; milliseconds, p50 and p99 (wanted: under ${WANTED} times the idle p99)`);
  for (const [name, all] of Object.entries(figures)) {
    const sorted = all.toSorted((a, b) => a - b);
    const p99 = quantile(sorted, 0.99);
    record(`${name} p99, ${figures === idle ? 'idle' : 'in the crowd'}`, 'ms', spread([p99]));
    const times =
      p99 /
      quantile(
        (idle[name] ?? []).toSorted((a, b) => a - b),
        0.99,
      );
    console.log(`${name.padEnd(22)}${quantile(sorted, 0.5).toFixed(1)}  ${p99.toFixed(1)}  ${times.toFixed(1)} times`);
  }
}

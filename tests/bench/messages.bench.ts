import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { MessageAddedDocument, SendMessageDocument } from '../../web/generated/conversations.ts';
import { createPostgresDatabase, findPostgres, startPostgres } from '../support/postgres.ts';
import { said, type Order, type Talk } from './messages/talk.ts';
import { makeTalks } from './messages/world.ts';
import { buildPrograms } from './support/build.ts';
import { quantile, ratios, shown, spread } from './support/figures.ts';
import { cpuSeconds } from './support/memory.ts';
import { nextMessage, startMeasured, stop, type Measured } from './support/processes.ts';
import { startProduct } from './support/product.ts';

const TALKS = 100;
const WANTED_RATE = 3_000; // messages a second
const WANTED_P50 = 2; // ms
const LOWEST = 100;
const RATES = [LOWEST, 250, 500, 1_000, 1_500, 2_000, WANTED_RATE];
const ROUNDS = 3;
const TIME = 4_000; // ms a round
/** So much of what is sent has to be heard within the time: less, and a queue grows. */
const KEEPS_UP = 0.95;

type Name = Extract<Order, { type: 'open' }>['server'];
const names: Name[] = ['Brasa', 'socket.io', 'stock graphql-ws'];
const operations = {
  send: print(addTypenameToDocument(SendMessageDocument)),
  listen: print(addTypenameToDocument(MessageAddedDocument)),
};

interface Round {
  rate: number; // heard a second
  cpu: number; // ms of CPU a message, all of the server's processes but the database's
  answered: { p50: number; p99: number }; // ms
  heard: { p50: number; p99: number }; // ms
}

/**
 * One-to-one messages: sent, stored on PostgreSQL as on a disk that is believed, answered, and heard by the other. Beside
 * two servers that only pass them on.
 */
export async function run() {
  const binaries = await findPostgres();
  if (binaries === null) throw new Error('PostgreSQL is not installed.');
  const program = await buildPrograms({
    talkers: 'tests/bench/messages/talkers.ts',
    socketio: 'tests/bench/messages/peers/socketio.ts',
    stock: 'tests/bench/messages/peers/stock.ts',
  });
  const postgres = await startPostgres(binaries, { durable: true });
  const talkers = fork(program('talkers'), { execArgv: [] });
  const servers = new Map<Name, Measured>();
  try {
    const databaseUrl = await createPostgresDatabase(postgres.url, 'messages');
    const talks = await makeTalks(databaseUrl, TALKS);
    servers.set(
      'Brasa',
      await startProduct({ DATABASE_URL: databaseUrl, MEDIA_SECRET: randomBytes(32).toString('hex') }),
    );
    servers.set('socket.io', await startMeasured(program('socketio'), {}));
    servers.set('stock graphql-ws', await startMeasured(program('stock'), {}));
    const measure = (name: Name, rate: number) => talkAt(talkers, { name, server: servers.get(name), talks, rate });

    for (const name of names) await measure(name, 200);
    console.log(`${TALKS} conversations, ${TIME / 1_000} s a round; load ${(loadavg()[0] ?? 0).toFixed(1)}`);
    const kept = await climb(measure);
    for (const rate of new Set([kept || LOWEST, WANTED_RATE])) await compare(measure, rate);
    console.log(`wanted: ${WANTED_RATE} a second heard, p50 under ${WANTED_P50} ms, p99 beside socket.io's`);
  } finally {
    await Promise.all([stop(talkers), ...[...servers.values()].map((server) => server.stop())]);
    await postgres.stop();
  }
}

type Measure = (name: Name, rate: number) => Promise<Round>;

/** @returns the highest rate that Brasa keeps up with */
async function climb(measure: Measure) {
  let kept = 0;
  for (const rate of RATES) {
    const round = await measure('Brasa', rate);
    row(`Brasa at ${rate}/s`, [round]);
    if (round.rate < rate * KEEPS_UP) break;
    kept = rate;
  }
  console.log(`Brasa keeps up with ${kept === 0 ? 'none of these' : `${kept} a second`}`);
  return kept;
}

async function compare(measure: Measure, rate: number) {
  const rounds = new Map<Name, Round[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) rounds.get(name)?.push(await measure(name, rate));
  }
  console.log(`${rate} a second, ${ROUNDS} interleaved rounds; median (min–max)`);
  for (const name of names) row(name, rounds.get(name) ?? []);
  const p99 = (name: Name) => (rounds.get(name) ?? []).map(({ heard }) => heard.p99);
  for (const name of names.slice(1))
    console.log(`p99 of Brasa: ${shown(ratios(p99('Brasa'), p99(name)), 1)} × ${name}'s`);
}

function row(name: string, rounds: Round[]) {
  const figure = (of: (round: Round) => number, digits: number) => shown(spread(rounds.map(of)), digits);
  console.log(
    `${name.padEnd(18)} ${figure(({ rate }) => rate, 0)} heard a second; heard after p50 ${figure(({ heard }) => heard.p50, 1)}, p99 ${figure(({ heard }) => heard.p99, 1)} ms; answered after p50 ${figure(({ answered }) => answered.p50, 1)}, p99 ${figure(({ answered }) => answered.p99, 1)} ms; ${figure(({ cpu }) => cpu, 2)} ms of CPU each`,
  );
}

interface Asked {
  name: Name;
  server: Measured | undefined;
  talks: Talk[];
  rate: number;
}

async function talkAt(talkers: ChildProcess, { name, server, talks, rate }: Asked): Promise<Round> {
  if (!server) throw new Error(`${name} is not running.`);
  await send(talkers, { type: 'open', server: name, url: server.url, talks, ...operations });
  const before = cpuSeconds(server.pid);
  const { sent, heardInTime, lost, answered, heard } = said.parse(
    await send(talkers, { type: 'say', rate, time: TIME }),
  );
  const cpu = (cpuSeconds(server.pid) - before) * 1_000;
  await send(talkers, { type: 'close' });
  if (lost > 0) throw new Error(`${name}: ${lost} of ${sent} messages were refused.`);
  return {
    rate: (heardInTime * 1_000) / TIME,
    cpu: cpu / heard.length,
    answered: quantiles(answered),
    heard: quantiles(heard),
  };
}

function quantiles(delays: readonly number[]) {
  const sorted = delays.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

async function send(talkers: ChildProcess, order: Order) {
  talkers.send(order);
  return await nextMessage(talkers);
}

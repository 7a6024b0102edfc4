import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { ZipFile } from 'yazl';
import type { Platform } from '../context.ts';
import type { MediaStore } from '../media/store.ts';
import { createPeriodic } from '../periodic.ts';
import { exportReadyMail } from './export-ready.mail.ts';
import { indexPage } from './export-index.ts';
import { filesOf, parts, rowsOf, type OwnFile } from './export-parts.ts';

const EVERY = 30_000; // ms
const KEPT_HOURS = 72;
const PROGRESS_EVERY = 500; // ms

interface Deps extends Pick<Platform, 'db' | 'logger' | 'mailer'> {
  store: MediaStore;
  directory: string;
}

export type Exports = ReturnType<typeof createExports>;

/**
 * Copies of members' data: one at a time, streamed to the disk part by part. What a stop cut short is begun again by
 * the next start; what is over is erased.
 */
export function createExports({ db, logger, mailer, store, directory }: Deps) {
  let stopped = false;
  const pathOf = (id: string) => join(directory, `${id}.zip`);
  const draftOf = (id: string) => `${pathOf(id)}.part`;

  async function workOff() {
    await eraseOver();
    await eraseUnknown();
    for (let next = await take(); next && !stopped; next = await take()) {
      try {
        await make(next.id, next.user_id);
      } catch (error) {
        logger.error({ err: error }, 'a copy of data could not be made');
        await rm(draftOf(next.id), { force: true });
        await db.updateTable('exports').set({ state: 'FAILED' }).where('id', '=', next.id).execute();
      }
    }
  }

  async function take() {
    return await db
      .updateTable('exports')
      .set({ state: 'RUNNING', done: 0 })
      .where(sql<boolean>`id = (select id from exports where state = 'PENDING' order by requested_at limit 1)`)
      .where('state', '=', 'PENDING')
      .returning(['id', 'user_id'])
      .executeTakeFirst();
  }

  async function make(id: string, userId: string) {
    const files = await filesOf(db, userId);
    const total = parts.length + files.length;
    let done = 0;
    let toldAt = 0;
    const step = async () => {
      done += 1;
      if (Date.now() - toldAt < PROGRESS_EVERY && done < total) return;
      toldAt = Date.now();
      await db.updateTable('exports').set({ done, total }).where('id', '=', id).execute();
    };

    await mkdir(directory, { recursive: true });
    const draft = draftOf(id);
    const zip = new ZipFile();
    const written = pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600 }));
    // A failure on the way is thrown once everything is in.
    written.catch(() => undefined);
    const listed = [];
    for (const part of parts) {
      const rows = await rowsOf(db, part, userId);
      const file = `${part.name}.json`;
      zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), file);
      listed.push({ file, title: part.title, count: rows.length });
      await step();
    }
    for (const file of files) {
      await addFile(zip, file);
      await step();
    }
    zip.addBuffer(Buffer.from(indexPage(new Date(), listed, files.length)), 'index.html');
    zip.end();
    await written;
    await rename(draft, pathOf(id));
    const { size } = await stat(pathOf(id));
    const ready = await db
      .updateTable('exports')
      .set({ state: 'READY', done: total, total, bytes: size, expires_at: hence(KEPT_HOURS) })
      .where('id', '=', id)
      .returning('user_id')
      .executeTakeFirst();
    if (ready) await mailReady(userId);
    else await rm(pathOf(id), { force: true });
  }

  /** One after the other: as much is read as the disk takes. */
  async function addFile(zip: ZipFile, { id, variants }: OwnFile) {
    const largest = variants.reduce((best, each) => (each.width > best.width ? each : best), variants[0] ?? none);
    const object = largest === none ? null : await store.open(largest.key);
    if (!object) return;
    const stream: Readable = object.read(0, object.size - 1);
    const extension = largest.key.slice(largest.key.lastIndexOf('.'));
    zip.addReadStream(stream, `midia/${id}${extension}`, { compress: false, size: object.size });
    await new Promise<void>((resolve, reject) => stream.once('close', resolve).once('error', reject));
  }

  async function mailReady(userId: string) {
    const member = await db
      .selectFrom('users')
      .select(['email', 'nickname', 'email_confirmed_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (member) await mailer.send(exportReadyMail(member, KEPT_HOURS));
  }

  async function eraseOver() {
    const over = await db
      .deleteFrom('exports')
      .where('expires_at', '<=', sql<Date>`now()`)
      .returning('id')
      .execute();
    for (const { id } of over) await rm(pathOf(id), { force: true });
  }

  /** What a stop or a failure has left behind: it would never be erased. */
  async function eraseUnknown() {
    const files = await readdir(directory).catch(() => []);
    if (files.length === 0) return;
    // After the folder: a file is never there before its row is.
    const rows = await db.selectFrom('exports').select(['id', 'state']).execute();
    const known = new Set(rows.map(({ id }) => pathOf(id)));
    for (const { id, state } of rows) if (state === 'RUNNING') known.add(draftOf(id));
    for (const path of files.map((name) => join(directory, name)))
      if (!known.has(path)) await rm(path, { force: true });
  }

  const { work, start, close } = createPeriodic({
    every: EVERY,
    run: workOff,
    onError: (error) => logger.error({ err: error }, 'making copies of data failed'),
  });

  return {
    pathOf,
    work,
    /** Asks for one; while one is in the making, or there to be fetched, that is the answer. */
    async request(userId: string) {
      await db.deleteFrom('exports').where('user_id', '=', userId).where('state', '=', 'FAILED').execute();
      await db
        .insertInto('exports')
        .values({ id: uuidv7(), user_id: userId })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
      void work();
    },
    async of(userId: string) {
      return await db.selectFrom('exports').selectAll().where('user_id', '=', userId).executeTakeFirst();
    },
    /** With the file, which may be in the making. */
    async erase(userId: string) {
      const gone = await db.deleteFrom('exports').where('user_id', '=', userId).returning('id').execute();
      for (const { id } of gone) await rm(pathOf(id), { force: true });
    },
    async start() {
      await db.updateTable('exports').set({ state: 'PENDING' }).where('state', '=', 'RUNNING').execute();
      start();
    },
    async close() {
      stopped = true;
      await close();
    },
  };
}

const none = { key: '', width: 0, bytes: 0 };

function hence(hours: number) {
  return new Date(Date.now() + hours * 3_600_000);
}

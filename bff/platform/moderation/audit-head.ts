import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { DB } from '../db/schema.ts';
import { createPeriodic } from '../periodic.ts';
import { restoredAt } from './restored.ts';

const EVERY = 2_000; // ms

const head = z.object({ seq: z.int(), hash: z.string().regex(/^[0-9a-f]{64}$/) });
/** The last line of moderation's log: which one it is, and what all before it comes to. */
export type AuditHead = z.infer<typeof head>;
/** With the restore after which it was noted, if there was one. */
const note = head.extend({ restoredAt: z.iso.datetime().optional() });

/** Where the last line is noted, beside which database; the secret is that of all platforms on it. */
export interface AtAuditHead {
  db: Kysely<DB>;
  path: string;
  secret: string;
}

export const auditHeadPath = (dataDir: string) => join(dataDir, 'audit-head.json');

/**
 * @returns null where there is no file
 * @throws {Error} where it holds something else
 */
export async function readAuditHead(path: string) {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (z.object({ code: z.literal('ENOENT') }).safeParse(error).success) return null;
    throw error;
  });
  return text === null ? null : note.parse(JSON.parse(text));
}

/**
 * What is noted of the log that the database holds now; null where nothing is. A note from before a restore is of
 * another log: the lines since the backup are not missing from this one.
 */
export async function notedHead({ db, path, secret }: AtAuditHead): Promise<AuditHead | null> {
  const noted = await readAuditHead(path);
  if (noted === null) return null;
  const restored = await restoredAt(db, secret);
  return restored !== null && new Date(noted.restoredAt ?? 0) < restored ? null : { seq: noted.seq, hash: noted.hash };
}

/** Whether a line is there, and all before it comes to what it did. */
export async function stands(db: Kysely<DB>, { seq, hash }: AuditHead) {
  const { rows } = await sql`
    select 1 from moderation_log_chain where seq = ${seq} and hash = decode(${hash}, 'hex')`.execute(db);
  return rows.length > 0;
}

/**
 * Notes the last line of the log beside the database, within seconds: who can write to the database alone cannot cut
 * lines off its end unseen (audit-chain.ts). What no longer stands is not written over.
 */
export function createAuditHead({ logger, ...place }: AtAuditHead & { logger: Logger }) {
  const { db, path, secret } = place;
  let noted: AuditHead | null | undefined;

  async function noteLast() {
    const { rows } = await sql<AuditHead>`
      select seq, encode(hash, 'hex') as hash from moderation_log_chain order by seq desc limit 1`.execute(db);
    const [last] = rows;
    noted ??= await notedHead(place);
    if (!last || (noted?.seq === last.seq && noted.hash === last.hash)) return;
    if (noted !== null && !(await stands(db, noted))) return;
    const restored = await restoredAt(db, secret);
    await write(path, restored ? { ...last, restoredAt: restored.toISOString() } : last);
    noted = last;
  }

  const {
    workAnew: work,
    start,
    close,
  } = createPeriodic({
    every: EVERY,
    run: noteLast,
    onError: (error) => logger.error({ err: error }, 'the end of the audit log could not be noted; it is tried again'),
  });

  return {
    work,
    start,
    /** What is written by then is noted. */
    async close() {
      await close();
      await work();
    },
  };
}

/** On the disk, whole, once this is done. */
async function write(path: string, last: z.infer<typeof note>) {
  const beside = `${path}.${process.pid}`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(last)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

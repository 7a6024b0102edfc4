import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { DB } from '../db/schema.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { restoredAt } from './restored.ts';

const INTERVAL_MS = 2_000;

const head = z.object({ seq: z.int(), hash: z.string().regex(/^[0-9a-f]{64}$/) });
/**
 * The head (last line) of the moderation log: the line's number, and the hash over this line and all lines before it.
 */
export type AuditHead = z.infer<typeof head>;
/**
 * The content of the file that records the head (last line) of the moderation log. `restoredAt` is the time of the last
 * restore of a backup before the file was written, if there was one.
 */
const note = head.extend({ restoredAt: z.iso.datetime().optional() });

/**
 * The data for finding the recorded head: the database with the moderation log, the path of the file that records the
 * log's head, and the secret that all platforms on this database share.
 */
export interface AtAuditHead {
  db: Kysely<DB>;
  path: string;
  secret: string;
}

export const auditHeadPath = (dataDir: string) => join(dataDir, 'audit-head.json');

/**
 * Reads the file that records the head of the moderation log.
 * @returns null if the file does not exist
 * @throws {Error} if the file's content is invalid
 */
export async function readAuditHead(path: string) {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (z.object({ code: z.literal('ENOENT') }).safeParse(error).success) return null;
    throw error;
  });
  return text === null ? null : note.parse(JSON.parse(text));
}

/**
 * Returns the recorded head of the moderation log, or null if the head was recorded before the last restore of a
 * backup. The restored log lacks the lines that were written after the backup, so a comparison with the old head would
 * falsely report lost lines.
 */
export async function notedHead({ db, path, secret }: AtAuditHead): Promise<AuditHead | null> {
  const noted = await readAuditHead(path);
  if (noted === null) return null;
  const restored = await restoredAt(db, secret);
  return restored !== null && new Date(noted.restoredAt ?? 0) < restored ? null : { seq: noted.seq, hash: noted.hash };
}

/**
 * Returns true if the log still has the line with this number, and the hash over the log up to that line is the same.
 */
export async function stands(db: Kysely<DB>, { seq, hash }: AuditHead) {
  const { rows } = await sql`
    select 1 from moderation_log_chain where seq = ${seq} and hash = decode(${hash}, 'hex')`.execute(db);
  return rows.length > 0;
}

/**
 * Writes the last line of the moderation log to a file every few seconds. Without this file, an attacker with access to
 * only the database could cut lines off the end of the log unnoticed (audit-chain.ts). If the log contradicts the
 * recorded line, the file is never overwritten.
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
    every: INTERVAL_MS,
    run: noteLast,
    onError: (error) => logger.error({ err: error }, 'writing the head of the audit log failed and will be retried'),
  });

  return {
    work,
    start,
    /** Stops the timer, then writes the last line of the log to the file a final time. */
    async close() {
      await close();
      await work();
    },
  };
}

/** Replaces the file atomically: the new content is flushed to disk before the file is renamed. */
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

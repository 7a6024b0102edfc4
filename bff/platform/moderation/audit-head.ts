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
/** The last line of moderation's log: its number, and the hash over it and all lines before it. */
export type AuditHead = z.infer<typeof head>;
/** The content of the file, with the time of the last restore before it was written, if there was one. */
const note = head.extend({ restoredAt: z.iso.datetime().optional() });

/** The database, the path of the note about its log, and the secret that all platforms on this database share. */
export interface AtAuditHead {
  db: Kysely<DB>;
  path: string;
  secret: string;
}

export const auditHeadPath = (dataDir: string) => join(dataDir, 'audit-head.json');

/** Reads the note. @returns null when the file does not exist @throws {Error} when its content is invalid */
export async function readAuditHead(path: string) {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (z.object({ code: z.literal('ENOENT') }).safeParse(error).success) return null;
    throw error;
  });
  return text === null ? null : note.parse(JSON.parse(text));
}

/**
 * Returns the noted last line if it belongs to the database's current log, otherwise null. A note from before a restore
 * belongs to another log: the lines written after the backup are not missing from this one.
 */
export async function notedHead({ db, path, secret }: AtAuditHead): Promise<AuditHead | null> {
  const noted = await readAuditHead(path);
  if (noted === null) return null;
  const restored = await restoredAt(db, secret);
  return restored !== null && new Date(noted.restoredAt ?? 0) < restored ? null : { seq: noted.seq, hash: noted.hash };
}

/** Returns true when the line exists and the hash up to it is unchanged. */
export async function stands(db: Kysely<DB>, { seq, hash }: AuditHead) {
  const { rows } = await sql`
    select 1 from moderation_log_chain where seq = ${seq} and hash = decode(${hash}, 'hex')`.execute(db);
  return rows.length > 0;
}

/**
 * Notes the last line of the log in a file every few seconds, so that an attacker with access to the database alone
 * cannot cut lines off its end unnoticed (audit-chain.ts). Never overwrites a note that the log contradicts.
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
    /** Stops the timer, then notes the last line once more. */
    async close() {
      await close();
      await work();
    },
  };
}

/** Replaces the file atomically, after flushing the new content to disk. */
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

import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import { notedHead, stands, type AtAuditHead, type AuditHead } from './audit-head.ts';

/**
 * The number of log lines that a single statement checks. A statement that checked a whole long log would slow down the
 * database's other work.
 */
const PAGE = 2_000;
const MAX_PROBLEMS = 100;
const DAY_MS = 24 * 3_600_000;

export interface AuditReport {
  entries: number;
  /** The last line of the log. If a later check does not find this line, lines were cut off at the end of the log. */
  head: AuditHead | null;
  /** The id of the newest log entry. */
  lastEntry: string | null;
  /** One sentence per problem. The array is empty if the log is intact. */
  problems: string[];
}

const nothingProved: AuditReport = { entries: 0, head: null, lastEntry: null, problems: [] };

interface Look {
  /** The result of an earlier check. Its lines are not checked again. If absent, the whole log is checked. */
  since?: AuditReport | undefined;
  /** The last line of the log as a file outside the database records it; null if there is no usable record. */
  noted?: AuditHead | null;
  page?: number;
}

/**
 * Verifies the moderation log from its rows alone, without trusting the triggers that build the chain
 * (db/migrations/044-audit-chain.ts). The check needs no transaction, because existing lines never change and new lines
 * are only appended.
 */
export async function checkAudit(
  db: Kysely<DB>,
  { since = nothingProved, noted = null, page = PAGE }: Look = {},
): Promise<AuditReport> {
  const cut: string[] = [];
  if (since.head && !(await stands(db, since.head)))
    cut.push(`line ${since.head.seq} differs from the last verified head`);
  if (noted && !(await stands(db, noted))) cut.push(`line ${noted.seq} differs from the head in the data folder`);
  const chain = await followChain(db, since.head, page);
  const log = await findUnchained(db, since.lastEntry, page);
  return {
    entries: since.entries + log.entries,
    head: chain.head,
    lastEntry: log.lastEntry,
    problems: [...cut, ...chain.problems, ...log.problems].slice(0, MAX_PROBLEMS),
  };
}

async function followChain(db: Kysely<DB>, since: AuditReport['head'], page: number) {
  const problems: string[] = [];
  let head = since;
  for (let read = page; read === page;) {
    const { rows } = await sql<{ seq: number; hash: string; isWhole: boolean }>`
      select c.seq, encode(c.hash, 'hex') as hash, coalesce(l.id is not null and c.seq = c.seq_before + 1
        and c.hash = moderation_log_hash(c.hash_before, l), false) as "isWhole"
      from (
        select seq, entry_id, hash, lag(seq, 1, ${head?.seq ?? 0}::bigint) over (order by seq) as seq_before,
          lag(hash, 1, decode(${head?.hash ?? ''}, 'hex')) over (order by seq) as hash_before
        from (select * from moderation_log_chain where seq > ${head?.seq ?? 0} order by seq limit ${page}) lines
      ) c left join moderation_log l on l.id = c.entry_id
      order by c.seq`.execute(db);
    for (const { seq, isWhole } of rows) if (!isWhole) problems.push(`line ${seq} was altered`);
    head = rows.at(-1) ?? head;
    read = rows.length;
  }
  return { head: head && { seq: head.seq, hash: head.hash }, problems };
}

/**
 * Finds log entries without a line in the hash chain. An entry and its line are written in one transaction, so a
 * statement sees either both or neither.
 */
async function findUnchained(db: Kysely<DB>, since: string | null, page: number) {
  const problems: string[] = [];
  let entries = 0;
  let lastEntry = since;
  for (let read = page; read === page;) {
    const { rows } = await sql<{ id: string; isChained: boolean }>`
      select l.id, exists (select from moderation_log_chain c where c.entry_id = l.id) as "isChained"
      from moderation_log l where ${lastEntry === null ? sql`true` : sql`l.id > ${lastEntry}`}
      order by l.id limit ${page}`.execute(db);
    for (const { id, isChained } of rows) if (!isChained) problems.push(`entry ${id} is not in the chain`);
    lastEntry = rows.at(-1)?.id ?? lastEntry;
    entries += rows.length;
    read = rows.length;
  }
  return { entries, lastEntry, problems };
}

interface AuditWatch extends AtAuditHead {
  logger: Logger;
  now?: () => number;
}

/**
 * Returns a function that checks the log and is called every hour. The first call checks the whole log, and so do one
 * call a day and every call after a check that found problems. The other calls check only the new lines. The function
 * also logs the last hash, so that a copy of the hash exists outside the database.
 */
export function createAuditWatch({ logger, now = Date.now, ...place }: AuditWatch) {
  const { db } = place;
  let proved: AuditReport | undefined;
  let wholeAt = 0;

  return async () => {
    const startedAt = now();
    const since = startedAt - wholeAt < DAY_MS ? proved : undefined;
    const report = await checkAudit(db, { since, noted: await notedHead(place) });
    const { entries, head, problems } = report;
    if (since === undefined) wholeAt = startedAt;
    proved = problems.length > 0 ? undefined : report;
    if (problems.length > 0) logger.error({ problems, entries, head }, 'the audit log was tampered with');
    else logger.info({ entries, head }, 'the audit log is whole');
  };
}

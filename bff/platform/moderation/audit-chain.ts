import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import { notedHead, stands, type AtAuditHead, type AuditHead } from './audit-head.ts';

/** Each page is a statement of its own: however long the log is, the database answers others in between. */
const PAGE = 2_000;
const MOST_PROBLEMS = 100;
const DAY = 24 * 3_600_000; // ms

export interface AuditReport {
  entries: number;
  /** The last line: with a copy of it, that lines were cut off at the end shows as well. */
  head: AuditHead | null;
  /** The newest entry. */
  lastEntry: string | null;
  /** One sentence each; none when the log was not touched. */
  problems: string[];
}

const nothingProved: AuditReport = { entries: 0, head: null, lastEntry: null, problems: [] };

interface Look {
  /** What an earlier look has proved; without it the whole log is. */
  since?: AuditReport | undefined;
  /** The last line as it is noted beside the database; null: it is not. */
  noted?: AuditHead | null;
  page?: number;
}

/**
 * Proves moderation's log from its rows, without trust in triggers (db/migrations/044-audit-chain.ts). What it has read
 * cannot change under it rightly, and new lines come at the end alone: no transaction holds it together.
 */
export async function checkAudit(
  db: Kysely<DB>,
  { since = nothingProved, noted = null, page = PAGE }: Look = {},
): Promise<AuditReport> {
  const cut: string[] = [];
  if (since.head && !(await stands(db, since.head))) cut.push(`line ${since.head.seq} is not what was proved before`);
  if (noted && !(await stands(db, noted))) cut.push(`line ${noted.seq} is not what is noted beside the database`);
  const chain = await followChain(db, since.head, page);
  const log = await findUnchained(db, since.lastEntry, page);
  return {
    entries: since.entries + log.entries,
    head: chain.head,
    lastEntry: log.lastEntry,
    problems: [...cut, ...chain.problems, ...log.problems].slice(0, MOST_PROBLEMS),
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
    for (const { seq, isWhole } of rows) if (!isWhole) problems.push(`line ${seq} is not what was written`);
    head = rows.at(-1) ?? head;
    read = rows.length;
  }
  return { head: head && { seq: head.seq, hash: head.hash }, problems };
}

/** An entry and its line are of one transaction: each statement sees both or neither. */
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
 * The platform's hourly look: at the whole log at first and once a day, in between at what is new, and after a look
 * that found something at the whole again. Its line is the copy of the last hash that no database holds.
 */
export function createAuditWatch({ logger, now = Date.now, ...place }: AuditWatch) {
  const { db } = place;
  let proved: AuditReport | undefined;
  let wholeAt = 0;

  return async () => {
    const startedAt = now();
    const since = startedAt - wholeAt < DAY ? proved : undefined;
    const report = await checkAudit(db, { since, noted: await notedHead(place) });
    const { entries, head, problems } = report;
    if (since === undefined) wholeAt = startedAt;
    proved = problems.length > 0 ? undefined : report;
    if (problems.length > 0) logger.error({ problems, entries, head }, 'the audit log was tampered with');
    else logger.info({ entries, head }, 'the audit log is whole');
  };
}

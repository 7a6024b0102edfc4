import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { keysetCondition, keysetOrder, readMoment, writeMoment } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import type { PageRequest } from '../http/pagination.ts';
import { keepAsEvidence, type ReportedObject } from './evidence.ts';
import type { CaseStatus, DecisionKind, CaseOrigin, TargetKind } from './cases.table.ts';
import { dueAt, graver, reviewDueAt, type Reason } from '../policy/reasons.ts';

export interface Filing {
  targetKind: TargetKind;
  targetId: string;
  reason: Reason;
  origin: CaseOrigin;
  object: ReportedObject;
  at: Date;
}

/**
 * Locks the open moderation case of an object, if there is such a case, until the transaction ends. Waits for a
 * concurrent decision, so that later reads see the decision's outcome.
 */
export async function lockOpenCase(tx: Transaction<DB>, targetKind: TargetKind, targetId: string) {
  return await tx
    .selectFrom('moderation_cases')
    .select(['id', 'reason'])
    .where('target_kind', '=', targetKind)
    .where('target_id', '=', targetId)
    .where('status', '=', 'OPEN')
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Adds a report to the object's open moderation case and returns the id of the case; undefined if there is no open
 * case. A graver reason of the report replaces the reason of the case. The deadline may become earlier, but never
 * later.
 */
export async function joinOpenCase(
  tx: Transaction<DB>,
  { targetKind, targetId, reason, origin, at }: Omit<Filing, 'object'>,
): Promise<string | undefined> {
  const open = await lockOpenCase(tx, targetKind, targetId);
  if (!open) return undefined;
  await sql`
    update moderation_cases set reason = ${graver(open.reason, reason)},
      due_at = least(due_at, ${deadlineOf(origin, reason, at)}::timestamptz)
    where id = ${open.id}`.execute(tx);
  return open.id;
}

function deadlineOf(origin: CaseOrigin, reason: Reason, at: Date) {
  return origin === 'REVIEW' ? reviewDueAt(at) : dueAt(reason, at);
}

/**
 * The maximum number of tries to join or create a case. A try fails when another reporter's concurrent request does the
 * same.
 */
const MAX_TRIES = 3;

/** Returns the id of an object's open moderation case. Creates a case if the object has no open case. */
export async function openCase(tx: Transaction<DB>, filing: Filing): Promise<string> {
  const { targetKind, targetId, reason, object } = filing;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const joined = await joinOpenCase(tx, filing);
    if (joined !== undefined) return joined;
    const made = await tx
      .insertInto('moderation_cases')
      .values({
        id: uuidv7(),
        target_kind: targetKind,
        target_id: targetId,
        author_id: object.authorId,
        origin: filing.origin,
        reason,
        due_at: deadlineOf(filing.origin, reason, filing.at),
        evidence: JSON.stringify(object.evidence),
        media_ids: object.mediaIds,
        content_key: object.contentKey,
        claimed_by: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) {
      await keepAsEvidence(tx, object.mediaIds);
      return made.id;
    }
  }
  throw new Error('No open case was found or could be created.');
}

export interface CaseFilter {
  status: CaseStatus;
  reason?: Reason | undefined;
  target?: TargetKind | undefined;
  origin?: CaseOrigin | undefined;
  claimedBy?: string | undefined;
}

export interface CaseRow {
  id: string;
  target_kind: TargetKind;
  target_id: string;
  author_id: string | null;
  author_name: string | null;
  author_nickname: string | null;
  author_locked_until: Date | null;
  origin: CaseOrigin;
  reason: Reason;
  status: CaseStatus;
  report_count: number;
  due_at: Date;
  claimed_by: string | null;
  claimed_name: string | null;
  evidence: ReportedObject['evidence'];
  media_ids: string[];
  content_key: string | null;
  same: string[];
  deleted: boolean;
  /**
   * True if a picture of the case, or the picture that stopped an upload, is on the moderators' list of known forbidden
   * pictures.
   */
  listed: boolean;
  last_decision: DecisionKind | null;
  decided_at: Date | null;
  created_at: Date;
}

/**
 * SQL expression for a case's deadline in microseconds since 1970. This is the precision of PostgreSQL, so that a
 * cursor holds the exact deadline.
 */
const dueMoment = writeMoment('k.due_at');

export interface ListedCase extends CaseRow {
  position: string;
}

/**
 * Lists open cases by deadline, or decided cases newest first. Returns up to one row more than the page size. The extra
 * row shows that there is a next page.
 */
export async function listCases(db: Kysely<DB>, filter: CaseFilter, page: PageRequest) {
  const isOpen = filter.status === 'OPEN';
  const wanted: RawBuilder<unknown>[] = [sql`k.status = ${sql.lit(filter.status)}`];
  if (filter.reason !== undefined) wanted.push(sql`k.reason = ${filter.reason}`);
  if (filter.target !== undefined) wanted.push(sql`k.target_kind = ${filter.target}`);
  if (filter.origin !== undefined) wanted.push(sql`k.origin = ${filter.origin}`);
  if (filter.claimedBy !== undefined) wanted.push(sql`k.claimed_by = ${filter.claimedBy} and ${isClaimed}`);
  const sorting = isOpen ? ({ order: 'asc', first: { column: 'k.due_at', read: readMoment } } as const) : {};
  wanted.push(keysetCondition(page, 'k.id', sorting));
  const order = keysetOrder(page, 'k.id', sorting);
  return await select(
    db,
    sql`select k.*, ${dueMoment} as position from moderation_cases k where ${sql.join(wanted, sql` and `)}
      order by ${order} limit ${page.size + 1}`,
    order,
  );
}

export async function findCase(db: Kysely<DB>, caseId: string) {
  const [row] = await select(
    db,
    sql`select k.*, ${dueMoment} as position from moderation_cases k where k.id = ${caseId}`,
    sql`k.id`,
  );
  return row;
}

/** A moderator's claim on a case ends after this time if there is no decision. */
export const CLAIM_MINUTES = 30;
const isClaimed = sql<boolean>`(k.claimed_by is not null
  and k.claimed_at > now() - make_interval(mins => ${sql.lit(CLAIM_MINUTES)}))`;

async function select(db: Kysely<DB>, which: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<ListedCase>`
    with page as (${which})
    select k.id, k.target_kind, k.target_id, k.author_id, author.name as author_name, author.nickname as author_nickname,
      case when author.locked_until > now() then author.locked_until end as author_locked_until,
      k.origin, k.reason, k.status, k.report_count, k.due_at, k.evidence, k.media_ids, k.content_key, k.decided_at,
      k.created_at, k.position,
      case when ${isClaimed} then k.claimed_by end as claimed_by,
      case when ${isClaimed} then claimer.name end as claimed_name,
      array(select s.id from moderation_cases s
        where s.content_key = k.content_key and s.status = 'OPEN' and s.id <> k.id order by s.id limit 50)::text[] as same,
      coalesce(k.target_kind = 'POST' and exists (
        select 1 from posts p where p.id = k.target_id and p.deleted_at is not null and p.taken_down is null
      ), false) as deleted,
      exists (
        select 1 from known_hashes h where h.case_id = k.id or k.origin = 'HASH' and k.content_key = 'hash:' || h.id
          or exists (select 1 from known_hash_cases c where c.hash_id = h.id and c.case_id = k.id)
      ) as listed,
      (select d.kind from moderation_decisions d where d.case_id = k.id order by d.id desc limit 1) as last_decision
    from page k
    left join users author on author.id = k.author_id
    left join users claimer on claimer.id = k.claimed_by
    order by ${order}`.execute(db);
  return rows;
}

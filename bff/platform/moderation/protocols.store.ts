import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { asciiDigits } from '../../../schema/digits.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notFound } from '../errors.ts';
import { lockOpenCase, openCase } from '../cases/cases.store.ts';
import { findReported, type ReportedObject } from '../cases/evidence.ts';
import { isSeenByOthers } from './seen-by-others.ts';
import type { CaseStatus, DecisionKind, CaseOrigin, TargetKind } from '../cases/cases.table.ts';
import { dueAt, type Reason } from '../policy/reasons.ts';
import { insertReport } from './reports.store.ts';

export interface AnonymousReport {
  reason: Reason;
  /** The link to the reported content as the visitor typed it: a URL of this site or any other text. */
  link: string;
  text: string;
  contact: string;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * The kinds of content that a URL of this site can show. If a URL matches several patterns, the first one applies, such
 * as a comment before its post.
 */
const places: readonly { kind: TargetKind; path: RegExp }[] = [
  { kind: 'COMMENT', path: new RegExp(`#comment-(${uuid})`, 'i') },
  { kind: 'POST', path: new RegExp(`/post/(${uuid})`, 'i') },
  { kind: 'PROFILE', path: new RegExp(`/timeline/(${uuid})`, 'i') },
  { kind: 'COMMUNITY', path: new RegExp(`/groups/(${uuid})`, 'i') },
];

/**
 * Files a report from a visitor without an account about the content to which the link leads. If the link leads to no
 * content of this site, the case contains only the report's own text.
 * @returns the protocol number of the report, and the secret with which the visitor can read the report's status; the
 * secret cannot be retrieved again
 */
export async function reportAnonymously(db: Kysely<DB>, filed: AnonymousReport) {
  const { reason, link, text, contact } = filed;
  const secret = randomBytes(16).toString('base64url');
  const protocol = makeProtocol();
  const at = new Date();
  const id = uuidv7();
  await transact(db, async (tx) => {
    const { kind, targetId, object } = (await objectAt(tx, link)) ?? asWords(id, filed);
    const caseId = await openCase(tx, { targetKind: kind, targetId, reason, origin: 'REPORT', object, at });
    await insertReport(tx, { id, caseId, reporterId: null, targetKind: kind, targetId, reason, text, at });
    await tx
      .insertInto('moderation_protocols')
      .values({ protocol, secret_hash: hashOf(secret), report_id: id, contact })
      .execute();
  });
  return { protocol, secret, createdAt: at, dueAt: dueAt(reason, at) };
}

async function objectAt(tx: Transaction<DB>, link: string) {
  for (const { kind, path } of places) {
    const targetId = path.exec(link)?.[1]?.toLowerCase();
    if (targetId === undefined) continue;
    await lockOpenCase(tx, kind, targetId);
    const object = await findReported(tx, kind, targetId);
    if (object) return { kind, targetId, object };
  }
  return undefined;
}

function asWords(
  id: string,
  { link, text }: AnonymousReport,
): { kind: TargetKind; targetId: string; object: ReportedObject } {
  const evidence = {
    title: link,
    text,
    files: [],
    pictures: [],
    before: [],
    postId: null,
    communityId: null,
    conversationId: null,
    createdAt: null,
  };
  return { kind: 'OTHER', targetId: id, object: { authorId: null, evidence, mediaIds: [], contentKey: null } };
}

/**
 * The alphabet of protocol numbers. It excludes letters and digits that look alike, because people read protocol
 * numbers aloud and write them by hand.
 */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function makeProtocol() {
  const letters = [...randomBytes(10)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `BR-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/**
 * Converts a typed or pasted protocol number to its stored form. Ignores case, blanks, invisible characters and
 * the kind of the dashes, which text programs replace. Returns '' for a text that is no protocol number.
 */
function readProtocol(text: string) {
  const letters = asciiDigits(text)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
  const [, head, tail] = /^(?:.*BR)?(.{5})(.{5})$/.exec(letters) ?? [];
  return head === undefined || tail === undefined ? '' : `BR-${head}-${tail}`;
}

/** Removes from a pasted secret the characters that no secret contains, and restores the dashes. */
function readSecret(text: string) {
  return text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\w-]/g, '');
}

function hashOf(secret: string) {
  return createHash('sha256').update(secret).digest();
}

/**
 * The possible outcomes of a report: the content was removed, was kept, is gone for another reason, or was not found.
 */
export const reportOutcomes = ['REMOVED', 'KEPT', 'GONE', 'NOT_FOUND'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/**
 * Returns true for a case that contains only the text of a report, because the report's link led to no content of this
 * site.
 */
export function isWordsOnly({ target_kind, origin }: Pick<DecidedCase, 'target_kind' | 'origin'>) {
  return target_kind === 'OTHER' && origin === 'REPORT';
}

export interface DecidedCase {
  target_kind: TargetKind;
  target_id: string;
  origin: CaseOrigin;
}

export async function outcomeOf(db: Kysely<DB>, each: DecidedCase, kind: DecisionKind | null): Promise<ReportOutcome> {
  if (kind === 'TAKE_DOWN' || kind === 'SUSPEND' || kind === 'BAN') return 'REMOVED';
  if (isWordsOnly(each)) return 'NOT_FOUND';
  return (await isSeenByOthers(db, each.target_kind, each.target_id)) ? 'KEPT' : 'GONE';
}

/**
 * @throws {ApiError} 404 for an unknown protocol number and for a wrong secret, so that a guess reveals no protocol
 * number
 */
export async function statusOfProtocol(db: Kysely<DB>, typed: string, secret: string) {
  const protocol = readProtocol(typed);
  const { rows } = await sql<
    DecidedCase & {
      secret_hash: Uint8Array;
      created_at: Date;
      due_at: Date;
      status: CaseStatus;
      claimed: boolean;
      kind: DecisionKind | null;
      text: string | null;
      decided_at: Date | null;
    }
  >`
    select o.secret_hash, r.created_at, k.due_at, k.status, k.claimed_by is not null as claimed, k.decided_at,
      k.target_kind, k.target_id, k.origin, d.kind, d.text
    from moderation_protocols o join moderation_reports r on r.id = o.report_id join moderation_cases k on k.id = r.case_id
    left join lateral (
      select kind, text from moderation_decisions where case_id = k.id order by id desc limit 1
    ) d on true
    where o.protocol = ${protocol}`.execute(db);
  const [row] = rows;
  const isRight = timingSafeEqual(row?.secret_hash ?? Buffer.alloc(32), hashOf(readSecret(secret)));
  if (!row || !isRight) throw notFound('Protocolo ou código não encontrado.');
  const isDecided = row.status === 'DECIDED';
  return {
    protocol,
    datCreated: row.created_at.toISOString(),
    datDue: row.due_at.toISOString(),
    desStatus: isDecided ? 'DECIDED' : row.claimed ? 'IN_REVIEW' : 'RECEIVED',
    desOutcome: isDecided ? await outcomeOf(db, row, row.kind) : null,
    // If the case contains no content, the moderator's text is for the reporter. Otherwise the text is for
    // the content's author.
    desAnswer: isDecided && isWordsOnly(row) ? row.text : null,
    datDecided: isDecided ? (row.decided_at?.toISOString() ?? null) : null,
  };
}

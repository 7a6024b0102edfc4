import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Evidence } from './evidence-record.ts';
import type { Reason } from '../policy/reasons.ts';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Kinds of objects that a member can report. */
export const targetKinds = ['POST', 'COMMENT', 'PROFILE', 'MESSAGE', 'COMMUNITY', 'AD'] as const;
export type TargetKind = (typeof targetKinds)[number] | 'OTHER';

/** The cause of a case: a report, an object that waits to be published, or a file on the list of known pictures. */
export const origins = ['REPORT', 'REVIEW', 'HASH'] as const;
export type CaseOrigin = (typeof origins)[number];

export const caseStatuses = ['OPEN', 'DECIDED'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export const appealStatuses = ['OPEN', 'UPHELD', 'GRANTED'] as const;
export type AppealStatus = (typeof appealStatuses)[number];

export const decisionKinds = ['DISMISS', 'TAKE_DOWN', 'WARN', 'SUSPEND', 'BAN', 'RESTORE'] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** The data needed to undo a decision, such as the previous texts and pictures of a profile. */
export interface Undo {
  /** `name` and `nickname` are missing in the decisions of older releases, which did not clear names. */
  profile?: {
    avatar_key: string | null;
    cover_key: string | null;
    bio: string | null;
    name?: string;
    nickname?: string;
  };
}

/** Tables of db/migrations/013-moderation.ts. */
export interface ModerationTables {
  moderation_cases: {
    id: string;
    target_kind: TargetKind;
    target_id: string;
    /** The member who made the object. */
    author_id: string | null;
    origin: Generated<CaseOrigin>;
    /** The gravest reason of all reports. */
    reason: Reason;
    status: Generated<CaseStatus>;
    report_count: Generated<number>;
    due_at: Instant;
    claimed_by: string | null;
    claimed_at: MaybeInstant;
    evidence: JSONColumnType<Evidence>;
    media_ids: Generated<string[]>;
    /** A hash of text and pictures. Cases with the same content have the same key. */
    content_key: string | null;
    decided_at: MaybeInstant;
    /** Set when the texts and files of the evidence were erased because they were no longer needed. */
    evidence_erased_at: MaybeInstant;
    /**
     * Set when the content that the decision took down was erased together with the evidence. Null also if a previous
     * release erased only the evidence.
     */
    taken_down_erased_at: MaybeInstant;
    created_at: Instant;
  };
  moderation_reports: {
    id: string;
    case_id: string | null;
    reporter_id: string | null;
    target_kind: TargetKind;
    target_id: string;
    reason: Reason;
    text: Generated<string>;
    created_at: Instant;
  };
  moderation_protocols: {
    protocol: string;
    secret_hash: Uint8Array;
    report_id: string;
    contact: Generated<string>;
    /** Time at which to mail the outcome to the reporter, or to retry; null when no mail is due. */
    answer_due_at: MaybeInstant;
    answer_tries: Generated<number>;
    answered_at: MaybeInstant;
  };
  moderation_decisions: {
    id: string;
    case_id: string;
    kind: DecisionKind;
    moderator_id: string;
    author_id: string | null;
    reason: Reason;
    /** The moderator's message to the author. */
    text: Generated<string>;
    until: MaybeInstant;
    undo: JSONColumnType<Undo, string | undefined>;
    undone_by: string | null;
    created_at: Instant;
  };
  moderation_appeals: {
    id: string;
    decision_id: string;
    author_id: string;
    text: string;
    status: Generated<AppealStatus>;
    due_at: Instant;
    decided_by: string | null;
    answer: Generated<string>;
    decided_at: MaybeInstant;
    created_at: Instant;
  };
  known_hashes: {
    id: string;
    /** media/perceptual-hash.ts */
    hash: string;
    reason: Reason;
    /** A case that put the hash on the list. Only the previous release reads this column; drop it one release later. */
    case_id: string | null;
    added_by: string | null;
    created_at: Instant;
    /** Files with this id or a later one were searched for the hash. The nil UUID means that all files were. */
    searched_to: Generated<string>;
  };
  /** The cases that put a picture on the list of known pictures. */
  known_hash_cases: { hash_id: string; case_id: string; created_at: Instant };
  moderation_log: {
    id: string;
    actor_id: string | null;
    action: string;
    case_id: string | null;
    target_kind: TargetKind | null;
    target_id: string | null;
    subject_id: string | null;
    detail: JSONColumnType<Record<string, unknown>>;
    created_at: Instant;
  };
  /** Written only by a database trigger (db/migrations/044-audit-chain.ts). */
  moderation_log_chain: { seq: number; entry_id: string; hash: Uint8Array };
}

declare module '../db/schema.ts' {
  interface DB extends ModerationTables {}
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Evidence } from './evidence-record.ts';
import type { Reason } from '../policy/reasons.ts';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** Kinds of objects that a member can report. */
export const targetKinds = ['POST', 'COMMENT', 'PROFILE', 'MESSAGE', 'COMMUNITY', 'AD'] as const;
export type TargetKind = (typeof targetKinds)[number] | 'OTHER';

/**
 * The origin of a moderation case: a report, the review of an object before it is published, or a file on the list of
 * known forbidden pictures.
 */
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
  /**
   * `name` and `nickname` are missing in decisions of older releases, because those releases did not remove a member's
   * name when they took the profile down.
   */
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
    /** The id of the member who made the reported object. */
    author_id: string | null;
    origin: Generated<CaseOrigin>;
    /** The gravest of the reasons given in all reports of this case. */
    reason: Reason;
    status: Generated<CaseStatus>;
    report_count: Generated<number>;
    due_at: Instant;
    claimed_by: string | null;
    claimed_at: MaybeInstant;
    evidence: JSONColumnType<Evidence>;
    media_ids: Generated<string[]>;
    /** A hash of the reported text and pictures. Cases about the same content have the same key. */
    content_key: string | null;
    decided_at: MaybeInstant;
    /** Set when the texts and files of the evidence were erased because they were no longer needed. */
    evidence_erased_at: MaybeInstant;
    /**
     * Set when the content that the decision took down was erased together with the evidence. It is also null if a
     * previous release has erased the evidence but not that content.
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
    /**
     * The time at which the outcome is mailed to the reporter for the first time or again after a failure; null when no
     * mail is due.
     */
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
    /**
     * The id of a case that put the hash on the list. Only the previous release reads this column, so the next release
     * can drop it.
     */
    case_id: string | null;
    added_by: string | null;
    created_at: Instant;
    /**
     * The progress of the search for this hash, from the newest file to the oldest: files with this id or a later id
     * have been searched. The nil UUID means that all files have been searched.
     */
    searched_to: Generated<string>;
  };
  /** The moderation cases that put a picture on the list of known forbidden pictures. */
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
  /** The hash chain over the moderation log. Only a database trigger writes it (db/migrations/044-audit-chain.ts). */
  moderation_log_chain: { seq: number; entry_id: string; hash: Uint8Array };
}

declare module '../db/schema.ts' {
  interface DB extends ModerationTables {}
}

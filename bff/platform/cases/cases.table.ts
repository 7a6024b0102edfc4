import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Evidence } from './evidence.ts';
import type { Reason } from '../policy/reasons.ts';

type Instant = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** What can be reported. */
export const targetKinds = ['POST', 'COMMENT', 'PROFILE', 'MESSAGE', 'COMMUNITY', 'AD'] as const;
export type TargetKind = (typeof targetKinds)[number] | 'OTHER';

/** It was reported, it waits to be published, or one of its files is on the list of known ones. */
export const origins = ['REPORT', 'REVIEW', 'HASH'] as const;
export type Origin = (typeof origins)[number];

export const caseStatuses = ['OPEN', 'DECIDED'] as const;
export type CaseStatus = (typeof caseStatuses)[number];
export type AppealStatus = 'OPEN' | 'UPHELD' | 'GRANTED';

export type DecisionKind = 'DISMISS' | 'TAKE_DOWN' | 'WARN' | 'SUSPEND' | 'BAN' | 'RESTORE';

/** What a restore needs to know of what a decision did. */
export interface Undo {
  /** Without names where it was decided before those were taken as well. */
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
    /** Whose doing the object is. */
    author_id: string | null;
    origin: Generated<Origin>;
    /** The gravest that was given. */
    reason: Reason;
    status: Generated<CaseStatus>;
    report_count: Generated<number>;
    due_at: Instant;
    claimed_by: string | null;
    claimed_at: MaybeInstant;
    evidence: JSONColumnType<Evidence>;
    media_ids: Generated<string[]>;
    /** The same for cases of the same content. */
    content_key: string | null;
    decided_at: MaybeInstant;
    /** Words and bytes are gone, since they are not needed any more. */
    evidence_erased_at: MaybeInstant;
    /** So is what its decision took down; null also where the version before erased the evidence alone. */
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
    /** When the answer is to be mailed, or tried again; null where none is owed. */
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
    /** To the author. */
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
    /** One of those that list it, which is all that the version before reads: drop it one release later. */
    case_id: string | null;
    added_by: string | null;
    created_at: Instant;
    /** Files from this id on were searched for it; the nil UUID: all were. */
    searched_to: Generated<string>;
  };
  /** Which cases list a picture. */
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
  /** db/migrations/044-audit-chain.ts; written by the database alone. */
  moderation_log_chain: { seq: number; entry_id: string; hash: Uint8Array };
}

declare module '../db/schema.ts' {
  interface DB extends ModerationTables {}
}

import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export const finalActKinds = [
  'LOCK',
  'DECISION',
  'LISTING',
  'AGE',
  'LEAVING',
  'PASSWORD',
  'PASSKEY',
  'TOTP',
  'RECOVERY_CODE',
  'EMAIL',
  'INVITE',
] as const;
type FinalActKind = (typeof finalActKinds)[number];

export const exportStates = ['PENDING', 'RUNNING', 'READY', 'FAILED'] as const;
export type ExportState = (typeof exportStates)[number];

export interface PrivacyTables {
  /** Leases on accounts that a process is erasing. */
  erasures: {
    user_id: string;
    /** The id of the lease; null in a row that the previous release wrote. */
    claim: string | null;
    /** The lease's expiry. */
    claimed_until: ColumnType<Date, Date | string, Date | string>;
  };
  exports: {
    id: string;
    user_id: string;
    state: Generated<ExportState>;
    /** The number of ZIP entries written so far, out of `total`. */
    done: Generated<number>;
    total: Generated<number>;
    /** Number of attempts so far. */
    attempts: Generated<number>;
    bytes: number | null;
    requested_at: Generated<Date>;
    expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The id of the current attempt and of its lease. It is also the name of the export's file. */
    claim: string | null;
    /** The lease's expiry. */
    claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /**
   * Irreversible acts, such as a decision of a moderator (db/migrations/042-final-acts.ts to 072-acts-of-factors.ts).
   */
  final_acts: {
    id: Generated<string>;
    kind: FinalActKind;
    /** The member that the act concerns; null for a forbidden picture, or for content without a known author. */
    user_id: string | null;
    detail: JSONColumnType<Record<string, unknown>, string | undefined>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** True when the act is also written to the file outside this database, which survives a restore. */
    is_kept: Generated<boolean>;
    /** The id of the transaction that inserted the row. */
    tx: Generated<string>;
  };
}

declare module '../db/schema.ts' {
  interface DB extends PrivacyTables {}
}

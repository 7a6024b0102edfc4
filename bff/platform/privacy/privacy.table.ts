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
  /** The leases on accounts: each row says that a process is erasing the account. */
  erasures: {
    user_id: string;
    /** The id of the lease. Null in a row that the previous release wrote. */
    claim: string | null;
    /** The time at which the lease expires. */
    claimed_until: ColumnType<Date, Date | string, Date | string>;
  };
  exports: {
    id: string;
    user_id: string;
    state: Generated<ExportState>;
    /** The number of ZIP entries written so far, out of `total`. */
    done: Generated<number>;
    total: Generated<number>;
    /** The number of attempts at the export so far. */
    attempts: Generated<number>;
    bytes: number | null;
    requested_at: Generated<Date>;
    expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The id of the current attempt and of its lease. The name of the export's file contains it. */
    claim: string | null;
    /** The time at which the lease expires. */
    claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /**
   * Final acts, which a restore of a backup must not undo, such as a moderator's decision
   * (db/migrations/042-final-acts.ts to 072-acts-of-factors.ts).
   */
  final_acts: {
    id: Generated<string>;
    kind: FinalActKind;
    /** The member whom the act concerns; null for a forbidden picture, or for content without a known author. */
    user_id: string | null;
    detail: JSONColumnType<Record<string, unknown>, string | undefined>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** True when the act is also written to the file outside this database, which survives a restore of a backup. */
    is_kept: Generated<boolean>;
    /** The id of the database transaction that inserted the row. */
    tx: Generated<string>;
  };
}

declare module '../db/schema.ts' {
  interface DB extends PrivacyTables {}
}

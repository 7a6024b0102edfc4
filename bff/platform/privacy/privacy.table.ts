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
    /** Identifies the lease; null when the previous release wrote it. */
    claim: string | null;
    /** The lease's expiry. */
    claimed_until: ColumnType<Date, Date | string, Date | string>;
  };
  exports: {
    id: string;
    user_id: string;
    state: Generated<ExportState>;
    /** Entries written, out of `total`. */
    done: Generated<number>;
    total: Generated<number>;
    /** Number of attempts so far. */
    attempts: Generated<number>;
    bytes: number | null;
    requested_at: Generated<Date>;
    expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Identifies the current attempt and its lease. It also names the export's file. */
    claim: string | null;
    /** The lease's expiry. */
    claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** db/migrations/042-final-acts.ts to 072-acts-of-factors.ts */
  final_acts: {
    id: Generated<string>;
    kind: FinalActKind;
    /** The member concerned; null for a picture or for content without a known author. */
    user_id: string | null;
    detail: JSONColumnType<Record<string, unknown>, string | undefined>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** True when a file outside this database also has the act. */
    is_kept: Generated<boolean>;
    /** The id of the transaction that inserted the row. */
    tx: Generated<string>;
  };
}

declare module '../db/schema.ts' {
  interface DB extends PrivacyTables {}
}

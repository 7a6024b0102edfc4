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

export type ExportState = 'PENDING' | 'RUNNING' | 'READY' | 'FAILED';

export interface PrivacyTables {
  /** Accounts that a platform is erasing just now. */
  erasures: {
    user_id: string;
    /** Which try it is; null of the version before. */
    claim: string | null;
    /** Until when that platform is believed to be at work. */
    claimed_until: ColumnType<Date, Date | string, Date | string>;
  };
  exports: {
    id: string;
    user_id: string;
    state: Generated<ExportState>;
    /** Of `total` things that go into the file. */
    done: Generated<number>;
    total: Generated<number>;
    /** How often it was begun. */
    attempts: Generated<number>;
    bytes: number | null;
    requested_at: Generated<Date>;
    expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Which try it is: of the platform that made the file or is making it, and the file's name. */
    claim: string | null;
    /** Until when that platform is believed to be at work. */
    claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** db/migrations/042-final-acts.ts to 072-acts-of-factors.ts */
  final_acts: {
    id: Generated<string>;
    kind: FinalActKind;
    /** Whom it is about; null where that is a picture, or a thing whose author is not known. */
    user_id: string | null;
    detail: JSONColumnType<Record<string, unknown>, string | undefined>;
    at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** Whether a file beside this database holds it. */
    is_kept: Generated<boolean>;
    /** The transaction that noted it. */
    tx: Generated<string>;
  };
}

declare module '../db/schema.ts' {
  interface DB extends PrivacyTables {}
}

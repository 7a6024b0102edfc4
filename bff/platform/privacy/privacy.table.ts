import type { ColumnType, Generated } from 'kysely';

export type ExportState = 'PENDING' | 'RUNNING' | 'READY' | 'FAILED';

export interface PrivacyTables {
  exports: {
    id: string;
    user_id: string;
    state: Generated<ExportState>;
    /** Of `total` things that go into the file. */
    done: Generated<number>;
    total: Generated<number>;
    bytes: number | null;
    requested_at: Generated<Date>;
    expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
}

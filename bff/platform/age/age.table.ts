import type { ColumnType } from 'kysely';

export const ageMethods = ['DOCUMENT', 'FACE', 'CARD', 'OTHER'] as const;
/** The method by which an age was checked. */
export type AgeMethod = (typeof ageMethods)[number];
export type AgeResult = 'PENDING' | 'VERIFIED' | 'REJECTED' | 'EXPIRED';

/** Table `age_assurances` (db/migrations/019-age-and-erasure.ts). */
export interface AgeTables {
  age_assurances: {
    user_id: string;
    result: AgeResult;
    method: AgeMethod | null;
    reference: string;
    expires_at: ColumnType<Date, Date, Date>;
  };
}

declare module '../db/schema.ts' {
  interface DB extends AgeTables {}
}

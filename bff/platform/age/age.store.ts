import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notAllowed } from '../errors.ts';
import type { AgeMethod, AgeResult } from './age.table.ts';

/** How long a check may take before it is given up. */
const CHECK_HOURS = 24;
/** After anybody who could ask for it. */
const NEVER = new Date('9999-12-31T00:00:00.000Z');

export type AgeState = 'UNVERIFIED' | AgeResult;

export interface Age {
  state: AgeState;
  method: AgeMethod | null;
  /** Of a state that ends by itself. */
  until: Date | null;
}

/** What a provider has found out about one check. */
export type Finding = { reference: string } & (
  { result: 'VERIFIED'; method: AgeMethod; expiresAt: Date } | { result: 'REJECTED'; method: AgeMethod }
);

/** How a member's age stands at this moment: what is over counts as over, whoever has noticed it yet. */
export async function ageOf(db: Kysely<DB>, userId: string): Promise<Age> {
  const row = await db
    .selectFrom('age_assurances')
    .select(['result', 'method', 'expires_at', sql<boolean>`expires_at > now()`.as('lasts')])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return { state: 'UNVERIFIED', method: null, until: null };
  const { result, method, expires_at: until, lasts } = row;
  if (result === 'REJECTED') return { state: 'REJECTED', method, until: null };
  return lasts ? { state: result, method, until } : { state: 'EXPIRED', method, until: null };
}

/**
 * What a new check takes the place of.
 * @throws {ApiError} 403 where the age is known
 */
export async function requireCheckable(db: Kysely<DB>, userId: string) {
  const { state } = await ageOf(db, userId);
  if (state === 'VERIFIED') throw notAllowed('Sua idade já está confirmada.');
  const row = await db
    .selectFrom('age_assurances')
    .select('reference')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { state, reference: row?.reference };
}

/** From here on this check counts, and what comes of any before it does not. */
export async function begin(db: Kysely<DB>, userId: string, reference: string) {
  const expires_at = new Date(Date.now() + CHECK_HOURS * 3_600_000);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('age_assurances')
    .values({ user_id: userId, result: 'PENDING', reference, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ result: 'PENDING', method: null, reference, expires_at })
        .where(sql<boolean>`(age_assurances.result <> 'VERIFIED' or age_assurances.expires_at <= now())`),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw notAllowed('Sua idade já está confirmada.');
}

/**
 * Takes what was found out, once: only of the check that counts, and only while it is under way.
 * @returns whose it is; undefined where there is no such check to be settled
 */
export async function settle(db: Kysely<DB>, finding: Finding) {
  const { reference, result, method } = finding;
  return await db.transaction().execute(async (trx) => {
    const settled = await trx
      .updateTable('age_assurances')
      .set({ result, method, expires_at: result === 'VERIFIED' ? finding.expiresAt : NEVER })
      .where('reference', '=', reference)
      .where('result', '=', 'PENDING')
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (settled) await setRefused(trx, settled.user_id, result === 'REJECTED');
    return settled?.user_id;
  });
}

/** What is over is written down as over. @returns whose */
export async function endDue(db: Kysely<DB>) {
  const ended = await db
    .updateTable('age_assurances')
    .set({ result: 'EXPIRED' })
    .where('result', 'in', ['PENDING', 'VERIFIED'])
    .where('expires_at', '<=', sql<Date>`now()`)
    .returning('user_id')
    .execute();
  return ended.map(({ user_id }) => user_id);
}

/** Some of the checks that are under way, never the same ones first. */
export async function someUnderWay(db: Kysely<DB>, most: number) {
  const rows = await db
    .selectFrom('age_assurances')
    .select('reference')
    .where('result', '=', 'PENDING')
    .orderBy(sql`random()`)
    .limit(most)
    .execute();
  return rows.map(({ reference }) => reference);
}

async function setRefused(trx: Kysely<DB>, userId: string, refused: boolean) {
  await trx.updateTable('users').set({ age_refused: refused }).where('id', '=', userId).execute();
}

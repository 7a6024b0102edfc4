import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { NIL } from 'uuid';
import { endOffersOf, offersEnded } from '../communities/offers.ended.ts';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { publishAccess } from '../events/access.ts';
import { ApiError, notAllowed } from '../errors.ts';
import { lockVisibility } from '../policy/visibility-lock.ts';
import type { AgeMethod, AgeResult } from './age.table.ts';

/** A pending age check expires after this time. */
const CHECK_HOURS = 24;
/**
 * The date that is stored as the expiry of a refused age check. It is far in the future, because a refusal never
 * expires.
 */
const NEVER = new Date('9999-12-31T00:00:00.000Z');

export type AgeState = 'UNVERIFIED' | AgeResult;

export interface Age {
  state: AgeState;
  method: AgeMethod | null;
  /** The time at which the state expires; null if the state does not expire. */
  until: Date | null;
}

/** The provider's result of one age check. */
export type Finding = { reference: string } & (
  { result: 'VERIFIED'; method: AgeMethod; expiresAt: Date } | { result: 'REJECTED'; method: AgeMethod }
);

/**
 * Returns the current state of a member's age check. An expired check is EXPIRED even before `expireAges` records it.
 */
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
 * Returns true when a member may ask a person to review their age check: the last completed check refused them, and no
 * check is pending.
 */
export function canBeReviewed({ state, isRefused }: { state: AgeState; isRefused: boolean }) {
  return state === 'REJECTED' || (isRefused && state === 'EXPIRED');
}

export async function isReviewable(db: Kysely<DB>, userId: string, state: AgeState) {
  const user = await db.selectFrom('users').select('age_refused').where('id', '=', userId).executeTakeFirst();
  return canBeReviewed({ state, isRefused: user?.age_refused === true });
}

/**
 * Returns the reference of the member's current age check, which a new check would replace, and whether the last
 * completed check refused the member.
 * @throws {ApiError} 403 when the age is already verified
 */
export async function requireCheckable(db: Kysely<DB>, userId: string) {
  // Read the check's reference before the member's state. If another check starts between the two reads, the reference
  // is outdated and `begin` throws. In the other order, the new check would replace that other check without counting
  // as a restart.
  const row = await db
    .selectFrom('users as u')
    .leftJoin('age_assurances as a', 'a.user_id', 'u.id')
    .select(['a.reference', 'u.age_refused'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  const { state } = await ageOf(db, userId);
  if (state === 'VERIFIED') throw notAllowed('Sua idade já está confirmada.');
  return { state, reference: row?.reference ?? undefined, isRefused: row?.age_refused === true };
}

/**
 * Stores a new pending age check, which replaces the member's earlier check. Results of earlier checks are ignored from
 * now on.
 * @param before the reference of the check that the new check replaces; undefined if there is no such check
 * @throws {ApiError} 403 when the age has been verified meanwhile, 409 when another check has started meanwhile
 */
export async function begin(db: Kysely<DB>, userId: string, reference: string, before: string | undefined) {
  const expires_at = new Date(Date.now() + CHECK_HOURS * 3_600_000);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('age_assurances')
    .values({ user_id: userId, result: 'PENDING', reference, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ result: 'PENDING', method: null, reference, expires_at })
        .where('age_assurances.reference', '=', before ?? NIL)
        .where(sql<boolean>`(age_assurances.result <> 'VERIFIED' or age_assurances.expires_at <= now())`),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 0n) return;
  if ((await ageOf(db, userId)).state === 'VERIFIED') throw notAllowed('Sua idade já está confirmada.');
  throw new ApiError(409, 'INVALID_INPUT', 'Outra verificação acabou de começar. Tente novamente.');
}

/** Ends the ads of a member in the same transaction that records the member's failed age check. */
export type EndAdsOf = (tx: Tx, userId: string) => Promise<void>;

/**
 * Records the result of an age check. Ignores the result if the check was replaced, is already completed or has
 * expired.
 * @returns whether the result was recorded
 */
export async function recordFinding(db: Kysely<DB>, finding: Finding, endAdsOf: EndAdsOf) {
  const { reference, result, method } = finding;
  return await transact(db, async (tx) => {
    const settled = await tx
      .updateTable('age_assurances')
      .set({ result, method, expires_at: result === 'VERIFIED' ? finding.expiresAt : NEVER })
      .where('reference', '=', reference)
      .where('result', '=', 'PENDING')
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (!settled) return false;
    publishAccess(tx, 'age', settled.user_id);
    await setRefused(tx, settled.user_id, result === 'REJECTED');
    if (result === 'REJECTED') await endAdsOf(tx, settled.user_id);
    return true;
  });
}

/** Marks pending and verified age checks as EXPIRED after their expiry time. */
export async function expireAges(db: Kysely<DB>) {
  await transact(db, async (tx) => {
    const ended = await tx
      .updateTable('age_assurances')
      .set({ result: 'EXPIRED' })
      .where('result', 'in', ['PENDING', 'VERIFIED'])
      .where('expires_at', '<=', sql<Date>`now()`)
      .returning('user_id')
      .execute();
    publishAccess(tx, 'age', ...ended.map(({ user_id }) => user_id));
  });
}

/** Returns up to `most` pending checks in random order, so that polling does not always start with the same checks. */
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

/**
 * Records that a member's age check was refused, when the restored backup does not contain the refused check itself.
 * Does nothing if the member does not exist.
 */
export async function refuseAge(tx: Tx, userId: string) {
  const lost = { result: 'REJECTED', method: 'OTHER', reference: randomUUID(), expires_at: NEVER } as const;
  await tx
    .insertInto('age_assurances')
    .columns(['user_id', 'result', 'method', 'reference', 'expires_at'])
    .expression((row) =>
      row
        .selectFrom('users')
        .select((user) => [
          'id',
          user.val(lost.result).as('result'),
          user.val(lost.method).as('method'),
          sql<string>`${lost.reference}::uuid`.as('reference'),
          sql<Date>`${lost.expires_at}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', userId),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(lost))
    .execute();
  await setRefused(tx, userId, true);
}

/** Removes the refusal of a member's age check, so that the member's age can be checked again. */
export async function allowAge(tx: Tx, userId: string) {
  await tx.deleteFrom('age_assurances').where('user_id', '=', userId).where('result', '=', 'REJECTED').execute();
  await setRefused(tx, userId, false);
}

async function setRefused(tx: Tx, userId: string, refused: boolean) {
  if (refused) await lockVisibility(tx, [userId]);
  await tx.updateTable('users').set({ age_refused: refused }).where('id', '=', userId).execute();
  if (refused) offersEnded(tx, await endOffersOf(tx, userId));
}

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

/** Time limit of a check. */
const CHECK_HOURS = 24;
/** Later than the lifetime of any member. */
const NEVER = new Date('9999-12-31T00:00:00.000Z');

export type AgeState = 'UNVERIFIED' | AgeResult;

export interface Age {
  state: AgeState;
  method: AgeMethod | null;
  /** The end of a state that expires. */
  until: Date | null;
}

/** A provider's result of one check. */
export type Finding = { reference: string } & (
  { result: 'VERIFIED'; method: AgeMethod; expiresAt: Date } | { result: 'REJECTED'; method: AgeMethod }
);

/** Returns the state of a member's age check now. An expired one is EXPIRED even before `expireAges` records it. */
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
 * Returns true when a member may ask for a review by a person: after a refusal that no later check has undone, and
 * while no check is under way.
 */
export function canBeReviewed({ state, isRefused }: { state: AgeState; isRefused: boolean }) {
  return state === 'REJECTED' || (isRefused && state === 'EXPIRED');
}

export async function isReviewable(db: Kysely<DB>, userId: string, state: AgeState) {
  const user = await db.selectFrom('users').select('age_refused').where('id', '=', userId).executeTakeFirst();
  return canBeReviewed({ state, isRefused: user?.age_refused === true });
}

/**
 * Returns the check that a new one would replace, and whether the last completed check refused the member.
 * @throws {ApiError} 403 when the age is verified
 */
export async function requireCheckable(db: Kysely<DB>, userId: string) {
  // Read this before the state. A check that begins in between then counts as running and replaces this one.
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
 * Starts a check. From now on only this one counts, and results of earlier ones are ignored.
 * @param before the check that it replaces, if any
 * @throws {ApiError} 403 when the age is verified by now, 409 when another check has begun meanwhile
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

/** Ends the ads of a member, in the transaction that refuses their age. */
export type EndAdsOf = (tx: Tx, userId: string) => Promise<void>;

/**
 * Records the result of a check, once: only of the current check, and only while it is under way.
 * @returns whether there was such a check
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

/** Marks expired checks as EXPIRED. */
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

/** Returns some of the checks under way, in random order, so that none is always first. */
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
 * Records a refusal without its check, for a restored backup that lost the check. Does nothing if the member is
 * missing.
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

/** Removes a refusal, so that the member can be checked again. */
export async function allowAge(tx: Tx, userId: string) {
  await tx.deleteFrom('age_assurances').where('user_id', '=', userId).where('result', '=', 'REJECTED').execute();
  await setRefused(tx, userId, false);
}

async function setRefused(tx: Tx, userId: string, refused: boolean) {
  if (refused) await lockVisibility(tx, [userId]);
  await tx.updateTable('users').set({ age_refused: refused }).where('id', '=', userId).execute();
  if (refused) offersEnded(tx, await endOffersOf(tx, userId));
}

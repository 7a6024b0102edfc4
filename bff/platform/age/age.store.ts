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

/** How a member's age stands at this moment: what is over counts as over, also before the schedule has ended it. */
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
 * Whether a person can be asked to look again: of a refusal that no check after it has undone, while none is under way.
 */
export function canBeReviewed({ state, isRefused }: { state: AgeState; isRefused: boolean }) {
  return state === 'REJECTED' || (isRefused && state === 'EXPIRED');
}

export async function isReviewable(db: Kysely<DB>, userId: string, state: AgeState) {
  const user = await db.selectFrom('users').select('age_refused').where('id', '=', userId).executeTakeFirst();
  return canBeReviewed({ state, isRefused: user?.age_refused === true });
}

/**
 * What a new check takes the place of, and whether the member is still refused by the last one that came to an end.
 * @throws {ApiError} 403 where the age is known
 */
export async function requireCheckable(db: Kysely<DB>, userId: string) {
  // Before the state: what begins in between is seen as under way, and takes this one's place.
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
 * From here on this check counts, and what comes of any before it does not.
 * @param before the check that it takes the place of, if any
 * @throws {ApiError} 403 where the age is known by now, 409 where another check has begun meanwhile
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
 * Takes what was found out, once: only of the check that counts, and only while it is under way.
 * @returns whether there was such a check to be settled
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

/** What is over is written down as over. */
export async function endDue(db: Kysely<DB>) {
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

/** As a check has found out whose record is lost: what a restore does again, where there is such a member. */
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

/** The same of one who was refused before: whether they are of age is asked anew. */
export async function allowAge(tx: Tx, userId: string) {
  await tx.deleteFrom('age_assurances').where('user_id', '=', userId).where('result', '=', 'REJECTED').execute();
  await setRefused(tx, userId, false);
}

async function setRefused(tx: Tx, userId: string, refused: boolean) {
  if (refused) await lockVisibility(tx, [userId]);
  await tx.updateTable('users').set({ age_refused: refused }).where('id', '=', userId).execute();
  if (refused) offersEnded(tx, await endOffersOf(tx, userId));
}

import { sql, type Kysely } from 'kysely';
import { hasEnteredVip, lockVipBetween, putOut } from '../communities/putting-out.ts';
import { endOffersBetween, offersEnded } from '../communities/offers.ended.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notAllowed } from '../errors.ts';
import { publishAccess } from '../events/access.ts';
import { takeBackBetween } from '../events/take-back.ts';
import { profileNotFound, requireProfile } from './profiles.store.ts';
import { endFollow, publishRelation } from './relations.ts';
import { lockMembers, lockVisibilityBetween, shareVisibility } from '../policy/visibility-lock.ts';
import { hasBlocked } from '../policy/members.ts';

/**
 * Makes two members invisible to each other and ends what was between them; blocking again changes nothing. The one who
 * is blocked is put out of the VIP communities of the other, with the days not begun paid back.
 * @throws {ApiError} 404 when they are not there or not to be seen, 403 for oneself
 */
export async function block(db: Kysely<DB>, viewer: string, blockedId: string) {
  if (viewer === blockedId) throw notAllowed('Não dá para bloquear a si mesmo.');
  while (!(await tryBlock(db, viewer, blockedId)));
}

/** @returns false where the other entered a community before the rows of both were locked: to be begun again */
async function tryBlock(db: Kysely<DB>, viewer: string, blockedId: string) {
  return await transact(db, async (tx) => {
    const held = await lockVipBetween(tx, viewer, blockedId);
    if ((await lockMembers(tx, [viewer, blockedId])).length < 2) throw profileNotFound();
    if (await hasEnteredVip(tx, viewer, blockedId, held)) return false;
    publishAccess(tx, 'block', viewer, blockedId);
    publishRelation(tx, viewer, blockedId);
    const { rows } = await sql<{ mine: boolean; theirs: boolean }>`
      select ${hasBlocked(viewer, blockedId)} as mine, ${hasBlocked(blockedId, viewer)} as theirs`.execute(tx);
    const [before] = rows;
    if (before?.mine) return true;
    // Who was blocked sees no member to block.
    if (before?.theirs) throw profileNotFound();
    await lockVisibilityBetween(tx, viewer, blockedId);
    await tx.insertInto('blocks').values({ blocker_id: viewer, blocked_id: blockedId }).execute();
    await endFollow(tx, viewer, blockedId);
    await endFollow(tx, blockedId, viewer);
    await putOut(tx, held, viewer);
    const ended = await endOffersBetween(tx, viewer, blockedId);
    takeBackBetween(tx, viewer, blockedId);
    offersEnded(tx, ended);
    return true;
  });
}

/** Follows do not come back with it. */
export async function unblock(db: Kysely<DB>, viewer: string, blockedId: string) {
  await transact(db, async (tx) => {
    await tx.deleteFrom('blocks').where('blocker_id', '=', viewer).where('blocked_id', '=', blockedId).execute();
    publishRelation(tx, viewer, blockedId);
    publishAccess(tx, 'block', viewer, blockedId);
  });
}

/**
 * Keeps a member's posts out of the viewer's home timeline; no other member sees a difference.
 * @throws {ApiError} 404 when they are not there or not to be seen, 403 for oneself
 */
export async function setMute(db: Kysely<DB>, viewer: string, mutedId: string, muted: boolean) {
  if (viewer === mutedId) throw notAllowed('Não dá para silenciar a si mesmo.');
  await transact(db, async (tx) => {
    await shareVisibility(tx, [viewer, mutedId]);
    await requireProfile(tx, viewer, mutedId);
    if (muted) {
      await tx
        .insertInto('mutes')
        .values({ muter_id: viewer, muted_id: mutedId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    } else {
      await tx.deleteFrom('mutes').where('muter_id', '=', viewer).where('muted_id', '=', mutedId).execute();
    }
    // The one who is muted hears of it by an event neither.
    tx.publish(`user:${viewer}`, { type: 'relation', idUser: mutedId });
  });
}

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
 * Blocks a member. Both members become invisible to each other, and their follows and offers of communities between
 * them end. The blocked member leaves the blocker's VIP communities and is refunded for the days that have not begun. A
 * repeated call changes nothing.
 * @throws {ApiError} 404 when the member does not exist or is not visible, 403 for oneself
 */
export async function block(db: Kysely<DB>, viewer: string, blockedId: string) {
  if (viewer === blockedId) throw notAllowed('Não dá para bloquear a si mesmo.');
  while (!(await tryBlock(db, viewer, blockedId)));
}

/**
 * @returns false when a new VIP membership appeared before the rows of both members were locked; the caller must then
 * try again
 */
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
    // A blocked member cannot block the blocker, because the blocker's profile answers 404 to the blocked member.
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

/** Removes a block. The follows that ended because of the block are not restored. */
export async function unblock(db: Kysely<DB>, viewer: string, blockedId: string) {
  await transact(db, async (tx) => {
    await tx.deleteFrom('blocks').where('blocker_id', '=', viewer).where('blocked_id', '=', blockedId).execute();
    publishRelation(tx, viewer, blockedId);
    publishAccess(tx, 'block', viewer, blockedId);
  });
}

/**
 * Mutes or unmutes a member. The posts of a muted member do not appear in the viewer's home timeline. Nothing changes
 * for the muted member and for others.
 * @throws {ApiError} 404 when the member does not exist or is not visible, 403 for oneself
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
    // The event is sent only to the viewer, because the muted member must not learn of the mute.
    tx.publish(`user:${viewer}`, { type: 'relation', idUser: mutedId });
  });
}

import type { Tx } from '../db/transact.ts';
import { blockedInside, putOut } from './putting-out.ts';
import { endSubscription } from './vip/vip.store.ts';

/**
 * Makes a member the owner of their community and ends the new owner's subscription to it. The caller changes the
 * previous owner's role. In a VIP community, also removes the members whom the new owner has blocked, because an
 * owner's block always removes the blocked member. Call it within `changingMembers`, with the new owner's row locked.
 */
export async function makeOwner(tx: Tx, communityId: string, userId: string) {
  await tx
    .updateTable('community_members')
    .set({ role: 'OWNER', status: 'ACTIVE' })
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .execute();
  await endSubscription(tx, communityId, userId);
  await tx.updateTable('communities').set({ owner_id: userId }).where('id', '=', communityId).execute();
  await putOut(tx, await blockedInside(tx, communityId, userId), userId);
}

import type { Tx } from '../db/transact.ts';
import { blockedInside, putOut } from './putting-out.ts';
import { endSubscription } from './vip.store.ts';

/**
 * Makes a member inside the owner, who pays no more months; what becomes of the owner before is the caller's to say.
 * Members of a VIP community whom the new owner has blocked are put out, as by a block of its owner. Within
 * `changingMembers`, with the new owner's row locked.
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

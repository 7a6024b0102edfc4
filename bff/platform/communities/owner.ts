import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { endSubscription } from './vip.store.ts';

/**
 * Makes a member inside the owner, who pays no more months; what becomes of the owner before is the caller's to say.
 * Within `changingMembers`.
 */
export async function makeOwner(tx: Transaction<DB>, communityId: string, userId: string) {
  await tx
    .updateTable('community_members')
    .set({ role: 'OWNER', status: 'ACTIVE' })
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .execute();
  await endSubscription(tx, communityId, userId);
  await tx.updateTable('communities').set({ owner_id: userId }).where('id', '=', communityId).execute();
}

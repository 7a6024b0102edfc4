import { sql, type Kysely, type Transaction } from 'kysely';
import { closeCommunity } from '../communities/running.store.ts';
import { changingMembers, membershipOf, setMembership } from '../communities/memberships.store.ts';
import type { DB } from '../db/schema.ts';
import type { Announcement } from '../notifications/notify.ts';
import { activeMembership } from '../posts/visibility.ts';

const EMPTIED = 'Comunidade encerrada';

/**
 * What they own goes to the PROFISSIONAL moderator who has been there longest. Where there is none it closes, and whoever
 * has paid for days to come gets those days back.
 */
export async function handOverCommunities(db: Kysely<DB>, userId: string): Promise<Announcement[]> {
  const owned = await db
    .selectFrom('communities')
    .select('id')
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
  const told: Announcement[] = [];
  for (const { id } of owned) {
    const isHandedOver = await changingMembers(db, id, async (trx) => {
      const heir = await heirOf(trx, id);
      if (heir === undefined) return false;
      await setMembership(trx, id, userId, await membershipOf(trx, id, userId), null);
      await trx
        .updateTable('community_members')
        .set({ role: 'OWNER' })
        .where('community_id', '=', id)
        .where('user_id', '=', heir)
        .execute();
      await trx.updateTable('communities').set({ owner_id: heir }).where('id', '=', id).execute();
      return true;
    });
    if (!isHandedOver) told.push(...(await closeCommunity(db, userId, id)).told);
  }
  await db
    .updateTable('communities')
    .set({ name: EMPTIED, description: '', rules: '', picture_id: null })
    .where('owner_id', '=', userId)
    .execute();
  return told;
}

async function heirOf(trx: Transaction<DB>, communityId: string) {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from community_members m join users u on u.id = m.user_id
    where m.community_id = ${communityId} and m.role = 'MODERATOR' and m.status in ${activeMembership}
      and u.profile_type = 'PROFISSIONAL'
      and u.deletes_at is null and u.locked_until is null and not u.age_refused
    order by m.joined_at, m.user_id limit 1 for share of u`.execute(trx);
  return rows[0]?.user_id;
}

/** Where they are a member; what was closed meanwhile has no counters to keep. */
export async function leaveCommunities(db: Kysely<DB>, userId: string) {
  const rows = await db
    .selectFrom('community_members as m')
    .innerJoin('communities as c', 'c.id', 'm.community_id')
    .select(['c.id', 'c.closed_at'])
    .where('m.user_id', '=', userId)
    .execute();
  for (const { id } of rows.filter(({ closed_at }) => closed_at === null)) {
    await changingMembers(db, id, async (trx) => {
      await setMembership(trx, id, userId, await membershipOf(trx, id, userId), null);
    });
  }
  await db.deleteFrom('community_members').where('user_id', '=', userId).execute();
}

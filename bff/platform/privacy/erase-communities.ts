import { sql, type Kysely, type Transaction } from 'kysely';
import { closeCommunity } from '../communities/running.store.ts';
import { changingMembers, membershipOf, setMembership } from '../communities/memberships.store.ts';
import { membershipChanged } from '../communities/membership-ended.ts';
import { offersEnded } from '../communities/offers.ended.ts';
import { makeOwner } from '../communities/owner.ts';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notify } from '../events/notify.ts';
import { activeMembership } from '../policy/posts.ts';
import { isLocked } from '../policy/members.ts';

const EMPTIED = 'Comunidade encerrada';

/**
 * Hands over each community that the member owns to an eligible moderator, the one with the longest membership, and
 * notifies the new owner. Closes a community without such a moderator and refunds its paying members for the remaining
 * days.
 */
export async function handOverCommunities(db: Kysely<DB>, userId: string, isAgeRequired: boolean) {
  const owned = await db
    .selectFrom('communities')
    .select('id')
    .where('owner_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
  for (const { id } of owned) {
    const hasHeir = await changingMembers(db, id, async (tx) => {
      const heir = await heirOf(tx, id, isAgeRequired);
      if (heir === undefined) return false;
      const ended = await setMembership(tx, id, userId, await membershipOf(tx, id, userId), null);
      await makeOwner(tx, id, heir);
      offersEnded(tx, ended);
      membershipChanged(tx, id, heir);
      notify(tx, { kind: 'COMMUNITY_OFFER', recipientId: heir, communityId: id, detail: 'herdada' });
      return true;
    });
    if (!hasHeir) await closeCommunity(db, userId, id);
  }
  await transact(db, async (tx) => {
    // This statement includes pictures that other members uploaded: no page shows these pictures any more, and the
    // media sweep deletes their files.
    await sql`
      update media set stored = false
      where id in (select picture_id from communities where owner_id = ${userId})`.execute(tx);
    await tx
      .updateTable('communities')
      .set({ name: EMPTIED, description: '', rules: '', picture_id: null })
      .where('owner_id', '=', userId)
      .execute();
  });
}

/**
 * Returns the moderator that joined first, among the moderators that may own a community. An owner needs a PROFISSIONAL
 * profile, must not be suspended or banned (`isLocked`), and needs a valid age assurance if the platform requires age
 * assurance.
 */
async function heirOf(tx: Transaction<DB>, communityId: string, isAgeRequired: boolean) {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from community_members m join users u on u.id = m.user_id
    where m.community_id = ${communityId} and m.role = 'MODERATOR' and m.status in ${activeMembership}
      and u.profile_type = 'PROFISSIONAL' and not ${isLocked(sql.ref('u.id'))}
      and (not ${isAgeRequired}::boolean or exists (
        select 1 from age_assurances a where a.user_id = u.id and a.result = 'VERIFIED' and a.expires_at > now()))
    order by m.joined_at, m.user_id limit 1 for share of u`.execute(tx);
  return rows[0]?.user_id;
}

/**
 * Ends the member's memberships. For a closed community it only deletes the membership, because the community's
 * counters need no update.
 */
export async function leaveCommunities(db: Kysely<DB>, userId: string) {
  const rows = await db
    .selectFrom('community_members as m')
    .innerJoin('communities as c', 'c.id', 'm.community_id')
    .select(['c.id', 'c.closed_at'])
    .where('m.user_id', '=', userId)
    .execute();
  for (const { id } of rows.filter(({ closed_at }) => closed_at === null)) {
    await changingMembers(db, id, async (tx) => {
      offersEnded(tx, await setMembership(tx, id, userId, await membershipOf(tx, id, userId), null));
    });
  }
  await db.deleteFrom('community_members').where('user_id', '=', userId).execute();
}

import { sql, type Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { changingMembers } from '../memberships.store.ts';
import { putOut } from '../putting-out.ts';

/**
 * Removes the paying members of a VIP community whose owner was found to be under age, and refunds the days that have
 * not begun. These members cannot read anything of that owner any more (`isPaidFor`). Each run searches for the
 * remaining communities, so that the next run completes an interrupted run.
 */
export async function endUnderRefusedOwners(db: Kysely<DB>, onError: (error: unknown) => void) {
  for (const { id } of await refusedAndPaid(db)) {
    await changingMembers(db, id, async (tx) => {
      const { rows } = await sql<{ userId: string }>`
        select s.user_id as "userId" from vip_subscriptions s join communities c on c.id = s.community_id
        join users o on o.id = c.owner_id and o.age_refused
        where c.id = ${id} and s.user_id <> c.owner_id order by s.user_id`.execute(tx);
      const members = rows.map(({ userId }) => ({ communityId: id, userId }));
      await putOut(tx, members, null, 'EXPIRED');
    }).catch(onError);
  }
}

async function refusedAndPaid(db: Kysely<DB>) {
  const { rows } = await sql<{ id: string }>`
    select c.id from users o join communities c on c.owner_id = o.id and c.closed_at is null
    where o.age_refused and exists (
      select 1 from vip_subscriptions s where s.community_id = c.id and s.user_id <> c.owner_id)
    order by c.id`.execute(db);
  return rows;
}

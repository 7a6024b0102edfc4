import { sql, type Kysely } from 'kysely';
import { membershipChanged, membershipEnded } from './membership-ended.ts';
import { offersEnded } from './offers.ended.ts';
import { stopRenewal } from './vip/vip.store.ts';
import { withdrawMonths } from '../wallet/stripe/unwanted-payments.ts';
import type { DB, ProfileType } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { ApiError } from '../errors.ts';

export interface PaidCommunity {
  id: string;
  name: string;
  subscribers: number;
}

/** Returns the member's profile type, and how many communities and subscriptions depend on it. */
export async function profileTypeOf(db: Kysely<DB>, userId: string) {
  const { rows } = await sql<{ profile_type: ProfileType; running: number; renewals: number }>`
    select profile_type,
      (select count(*)::int from community_members m join communities c on c.id = m.community_id
        where m.user_id = u.id and m.role in ('OWNER', 'MODERATOR') and m.status = 'ACTIVE' and c.closed_at is null) as running,
      (select count(*)::int from vip_subscriptions s join community_members m using (community_id, user_id)
        where s.user_id = u.id and m.role <> 'OWNER' and m.status in ('ACTIVE', 'PAST_DUE')) as renewals
    from users u where id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The member does not exist.');
  return {
    profileType: row.profile_type,
    paid: await paidCommunitiesOf(db, userId),
    /** The number of communities that the member owns or moderates. */
    running: row.running,
    /** The number of the member's VIP subscriptions that would be renewed next month. */
    renewals: row.renewals,
  };
}

/**
 * Changes a member's profile type to PROFISSIONAL or FREE. Does nothing if the profile already has this type. A FREE
 * member cannot see VIP communities, so their VIP subscriptions are no longer renewed.
 * @throws {ApiError} 400 HAS_SUBSCRIBERS while the member owns a community with paying members (PRODUCT.md)
 */
export async function setProfileType(db: Kysely<DB>, userId: string, wanted: ProfileType) {
  while (!(await tryProfileType(db, userId, wanted)));
}

/**
 * Tries to change the profile type.
 * @returns false when the member became the owner or a subscriber of another community before their row was locked. The
 * caller then tries again and locks that community too
 */
async function tryProfileType(db: Kysely<DB>, userId: string, wanted: ProfileType) {
  return await transact(db, async (tx) => {
    const locked = wanted === 'FREE' ? await lockCommunities(tx, userId) : [];
    const { profile_type: before } = await tx
      .selectFrom('users')
      .select('profile_type')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (before === wanted) return true;
    if (wanted === 'FREE' && (await isInAnother(tx, userId, locked))) return false;
    await tx.updateTable('users').set({ profile_type: wanted }).where('id', '=', userId).execute();
    tx.publish(`user:${userId}`, { type: 'profile', idUser: userId });
    if (wanted === 'FREE') await endRenewals(tx, userId);
    return true;
  });
}

/**
 * Locks the communities that the member owns or pays for, in the order of the communities' ids. Each change of a
 * membership takes such a lock, so no member can subscribe to these communities until the transaction ends.
 */
async function lockCommunities(tx: Tx, userId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from communities where closed_at is null
      and (owner_id = ${userId} or id in (select community_id from vip_subscriptions where user_id = ${userId}))
    order by id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Returns true if the member owns or pays for a community that is not in `locked`. Call it after locking the member's
 * row, because the member then cannot get or enter a further community.
 */
async function isInAnother(tx: Tx, userId: string, locked: string[]) {
  const { rows } = await sql`
    select 1 from communities where closed_at is null and id <> all(${locked}::uuid[])
      and (owner_id = ${userId} or id in (select community_id from vip_subscriptions where user_id = ${userId})) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

async function endRenewals(tx: Tx, userId: string) {
  const paid = await paidCommunitiesOf(tx, userId);
  if (paid.length > 0) {
    const names = paid.map(({ name }) => name).join(', ');
    const message = `Há assinantes em: ${names}. Transfira ou encerre antes de voltar a ser FREE.`;
    throw new ApiError(400, 'HAS_SUBSCRIBERS', message);
  }
  const own = await tx
    .selectFrom('vip_subscriptions as s')
    .innerJoin('community_members as m', (join) =>
      join.onRef('m.community_id', '=', 's.community_id').onRef('m.user_id', '=', 's.user_id'),
    )
    .select('s.community_id')
    .where('s.user_id', '=', userId)
    .where('m.role', '<>', 'OWNER')
    .where('m.status', 'in', ['ACTIVE', 'PAST_DUE'])
    .execute();
  for (const { community_id: id } of own) {
    const { isOutside, ended } = await stopRenewal(tx, userId, id, 'FREE');
    offersEnded(tx, ended);
    if (isOutside) membershipEnded(tx, id, userId);
    else membershipChanged(tx, id, userId);
  }
  // The Pix of a first month waits without a subscription.
  await withdrawMonths(tx, userId, null, 'FREE');
}

async function paidCommunitiesOf(db: Kysely<DB>, userId: string) {
  const { rows } = await sql<PaidCommunity>`
    select c.id, c.name, count(*)::int as subscribers
    from communities c join vip_subscriptions s on s.community_id = c.id and s.user_id <> c.owner_id
    where c.owner_id = ${userId} and c.closed_at is null
    group by c.id order by c.id`.execute(db);
  return rows;
}

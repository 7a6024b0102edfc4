import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { notAllowed, notFound } from '../errors.ts';
import { publishAccess } from '../events/access.ts';
import { notify } from '../events/notify.ts';
import { withdrawNotice } from '../events/take-back.ts';
import { profileNotFound } from './profiles.store.ts';
import { changeBetween, countFollow, endFollow } from './relations.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { lockVisibilityBetween } from '../policy/visibility-lock.ts';

/**
 * Follows a member, or sends a follow request if the member's profile is private. A repeated call changes nothing.
 * @throws {ApiError} 404 when the member does not exist or is not visible, 403 for oneself
 */
export async function follow(db: Kysely<DB>, viewer: string, followedId: string) {
  if (viewer === followedId) throw notAllowed('Não dá para seguir a si mesmo.');
  await changeBetween(db, viewer, followedId, async (tx) => {
    const { rows } = await sql<{ is_private: boolean; known: boolean }>`
      select u.is_private, exists (
          select 1 from follows f where f.follower_id = ${viewer} and f.followed_id = u.id
        ) as known
      from users u where u.id = ${followedId} and not ${isBlockedBetween(viewer, followedId)}`.execute(tx);
    const [followed] = rows;
    if (!followed) throw profileNotFound();
    if (followed.known) return;

    const status = followed.is_private ? 'REQUESTED' : 'FOLLOWING';
    await tx.insertInto('follows').values({ follower_id: viewer, followed_id: followedId, status }).execute();
    if (status === 'FOLLOWING') await countFollow(tx, viewer, followedId, 1);
    const kind = status === 'FOLLOWING' ? 'FOLLOW' : 'FOLLOW_REQUEST';
    notify(tx, { kind, recipientId: followedId, actorId: viewer });
  });
}

/** Ends a follow or deletes a follow request. Either of the two members may request it; neither member is notified. */
export async function unfollow(db: Kysely<DB>, followerId: string, followedId: string) {
  if (followerId === followedId) return;
  await changeBetween(db, followerId, followedId, async (tx) => {
    await lockVisibilityBetween(tx, followerId, followedId);
    // Announce the change, because the gateway delivers a private member's live events to followers only.
    publishAccess(tx, 'follow', followerId);
    if (!(await endFollow(tx, followerId, followedId))) return;
    withdrawNotice(tx, { kind: 'FOLLOW', recipientId: followedId, actorId: followerId });
    withdrawNotice(tx, { kind: 'FOLLOW_REQUEST', recipientId: followedId, actorId: followerId });
  });
}

/**
 * Approves a follow request. A repeated call changes nothing.
 * @throws {ApiError} 404 when the request does not exist or was withdrawn
 */
export async function approveFollower(db: Kysely<DB>, viewer: string, followerId: string) {
  await changeBetween(db, viewer, followerId, async (tx) => {
    const request = await tx
      .selectFrom('follows')
      .select('status')
      .where('follower_id', '=', followerId)
      .where('followed_id', '=', viewer)
      .executeTakeFirst();
    if (!request) throw notFound('Este pedido não existe mais.');
    if (request.status === 'FOLLOWING') return;
    await tx
      .updateTable('follows')
      .set({ status: 'FOLLOWING' })
      .where('follower_id', '=', followerId)
      .where('followed_id', '=', viewer)
      .execute();
    await countFollow(tx, followerId, viewer, 1);
    withdrawNotice(tx, { kind: 'FOLLOW_REQUEST', recipientId: viewer, actorId: followerId });
  });
}

/** Refuses a follow request. Does not remove a follower whose request was already approved. */
export async function refuseFollower(db: Kysely<DB>, viewer: string, followerId: string) {
  if (viewer === followerId) return;
  await changeBetween(db, viewer, followerId, async (tx) => {
    await tx
      .deleteFrom('follows')
      .where('follower_id', '=', followerId)
      .where('followed_id', '=', viewer)
      .where('status', '=', 'REQUESTED')
      .execute();
    withdrawNotice(tx, { kind: 'FOLLOW_REQUEST', recipientId: viewer, actorId: followerId });
  });
}

/**
 * Locks the row of a member and the rows of all members with a pending follow request to that member, in the order in
 * which `changeBetween` locks rows.
 */
export async function lockWaiting(tx: Tx, viewer: string) {
  await sql`
    select id from users where id in (
      select ${viewer}::uuid union all select follower_id from follows where followed_id = ${viewer} and status = 'REQUESTED'
    ) order by id for no key update`.execute(tx);
}

/** Approves all pending follow requests to a member whose profile becomes public. Call `lockWaiting` first. */
export async function approveEverybody(tx: Tx, viewer: string) {
  await sql`
    with approved as (
      update follows set status = 'FOLLOWING' where followed_id = ${viewer} and status = 'REQUESTED'
      returning follower_id
    ),
    locked as (
      select id from users where id = ${viewer} or id in (select follower_id from approved)
      order by id for no key update
    )
    update users u set
      follower_count = u.follower_count + case when u.id = ${viewer} then (select count(*)::int from approved) else 0 end,
      following_count = u.following_count + case when u.id = ${viewer} then 0 else 1 end
    from locked where u.id = locked.id`.execute(tx);
}

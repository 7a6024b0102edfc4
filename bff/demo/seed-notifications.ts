import { sql, type Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Tx } from '../platform/db/transact.ts';
import { noticeTargetOf, writeNotices, type Notice } from '../platform/events/notify.ts';
import { demoLogins } from './logins.ts';
import type { World } from './world.ts';

const NEWEST_POSTS = 3;
const NEWEST_FOLLOWERS = 3;

const followKinds = { FOLLOWING: 'FOLLOW', REQUESTED: 'FOLLOW_REQUEST' } as const;

/**
 * Inserts recent notifications for the members of `demoLogins`. Inserts no old notifications, because real members
 * would have read them already.
 */
export async function insertNotifications(tx: Tx, world: World) {
  const addresses = new Set(demoLogins.map(({ email }) => email));
  const members = world.members.filter(({ email }) => addresses.has(email));
  const news = members.flatMap(({ id }) => newsFor(id, world)).sort((a, b) => a.at - b.at);
  await writeNotices(
    tx,
    news.map(({ notice }) => notice),
  );
  for (const { at, notice } of news) {
    await tx
      .updateTable('notifications')
      .set({ changed_at: new Date(at) })
      .where('recipient_id', '=', notice.recipientId)
      .where('kind', '=', notice.kind)
      .where('target_id', '=', noticeTargetOf(notice))
      .execute();
  }
}

/** Renumbers all notifications in chronological order, because they were not inserted in that order. */
export async function orderNotifications(tx: Transaction<DB>) {
  const last = sql`(select max(seq) from notifications)`;
  // Changes the numbers in two steps. In a single step, two rows could briefly have the same `seq`, which must be
  // unique per member.
  await sql`update notifications set seq = seq + ${last}`.execute(tx);
  await sql`
    update notifications n set seq = ordered.place
    from (select id, row_number() over (partition by recipient_id order by changed_at, seq) as place from notifications) ordered
    where ordered.id = n.id`.execute(tx);
}

interface News {
  at: number;
  notice: Notice;
}

function newsFor(recipientId: string, { posts, follows, circles }: World): News[] {
  const own = posts.filter(({ author }) => author === recipientId).sort((a, b) => b.at - a.at);
  return [
    ...own.slice(0, NEWEST_POSTS).flatMap(({ id: postId, reactions, comments }) => [
      ...reactions.map(({ at, by }) => ({
        at,
        notice: { kind: 'REACTION' as const, recipientId, actorId: by, postId },
      })),
      ...comments
        .filter(({ parent }) => parent === null)
        .map(({ at, by, id: commentId }) => ({
          at,
          notice: { kind: 'COMMENT' as const, recipientId, actorId: by, postId, commentId },
        })),
    ]),
    ...follows
      .filter(({ followed }) => followed === recipientId)
      .sort((a, b) => b.at - a.at)
      .slice(0, NEWEST_FOLLOWERS)
      .map(({ at, follower, status }) => ({
        at,
        notice: { kind: followKinds[status], recipientId, actorId: follower },
      })),
    ...circles
      .filter(({ owner }) => owner === recipientId)
      .flatMap(({ id: communityId, memberships }) =>
        memberships
          .filter(({ status }) => status === 'PENDING')
          .map(({ at, user }) => ({
            at,
            notice: { kind: 'COMMUNITY_REQUEST' as const, recipientId, actorId: user, communityId },
          })),
      ),
  ];
}

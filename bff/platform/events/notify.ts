import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { FOR_GOOD } from '../auth/locks.ts';
import { isThreadHidden } from '../policy/comments.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { isVisible } from '../policy/posts.ts';
import { hasBlocked, hasMuted, isBlockedBetween } from '../policy/members.ts';
import { saoPauloDay } from '../calendar/sao-paulo.ts';
import type { NotificationKind } from './kinds.ts';
import { changeNotices, publishState, type NoticeState } from './notices.ts';

/**
 * Placeholder for a community's name in a notification's detail. The current name replaces it when the notification is
 * read, so that no copy of an old name stays after the community is renamed or erased.
 */
export const COMMUNITY_NAME = '{comunidade}';

/** A notification to a member. */
export interface Notice {
  kind: NotificationKind;
  recipientId: string;
  /** The id of the member whose action caused the notification; absent if no member caused it. */
  actorId?: string;
  /**
   * The id of the object that the notification is about. Notifications with the same kind, day and target share a row.
   * If the id is absent, `noticeTargetOf` computes it.
   */
  targetId?: string;
  /**
   * The key of the event, for example a paid month. It keeps the notifications of several events about one object
   * apart: they share no row, and a repeated notification of one event changes the row of that event.
   */
  event?: string;
  postId?: string;
  commentId?: string;
  communityId?: string;
  conversationId?: string;
  /**
   * A short text, for example the title of the recipient's own ad, an amount or a reason. It never contains another
   * member's text; the placeholder COMMUNITY_NAME stands for a community's name.
   */
  detail?: string;
  /**
   * True if the notification reports that the member now owes money, or that the member's bank will be debited. Such a
   * notification is stored even if the member has switched its kind off.
   */
  isAlwaysTold?: boolean;
}

/**
 * Stores notifications at the end of the transaction. Skips:
 * - notifications to erased accounts
 * - notifications to a member about their own action
 * - actions of members whom the recipient has muted, and of members with a block in either direction
 * - notification kinds that the recipient has switched off
 * - notifications about posts and comments that the recipient may not see
 */
export function notify(tx: Tx, ...notices: Notice[]) {
  if (notices.length === 0) return;
  const recipients = notices.map(({ recipientId }) => recipientId);
  changeNotices(tx, { recipients, write: () => writeNotices(tx, notices) });
}

/** Stores notifications immediately instead of at the end of the transaction; otherwise does the same as `notify`. */
export async function writeNotices(tx: Tx, notices: Notice[]) {
  for (const notice of notices.toSorted((a, b) => (a.recipientId < b.recipientId ? -1 : 1))) {
    const seq = await nextSequence(tx, notice);
    if (seq !== undefined) publishState(tx, await store(tx, notice, seq));
  }
}

/** Returns the target id of a notification. Notifications with the same kind, day and target share a row. */
export function noticeTargetOf(notice: Notice) {
  const { kind, targetId, event, postId, commentId, communityId, conversationId, recipientId } = notice;
  if (targetId !== undefined) return targetId;
  const about = (kind === 'COMMENT' ? postId : commentId) ?? postId ?? communityId ?? conversationId ?? recipientId;
  return event === undefined ? about : uuidv5(event, about);
}

/**
 * Returns the id that distinguishes repeated actions of one actor. For a comment or reply, this is the id of the
 * comment, because a member can comment repeatedly. For any other action it is the actor's id, because each actor does
 * it only one time.
 */
export function sourceOf({ kind, commentId, actorId }: Notice) {
  return kind === 'COMMENT' || kind === 'REPLY' ? (commentId ?? actorId) : actorId;
}

/**
 * Locks the recipient's notification state and increments its sequence number.
 * @returns undefined when the recipient must not be notified
 */
async function nextSequence(tx: Transaction<DB>, notice: Notice) {
  const { kind, recipientId, actorId, postId, commentId, isAlwaysTold = false } = notice;
  const actor = actorId ?? null;
  const mayTell: RawBuilder<boolean>[] = [
    sql`u.id is distinct from ${actor}::uuid`,
    // Exclude erased accounts: erasure removes an account's notifications a single time, so a notification that is
    // stored afterwards would never be removed.
    sql`u.deletes_at is distinct from ${FOR_GOOD.toISOString()}::timestamptz`,
    actor === null ? sql`true` : sql`not ${isBlockedBetween(sql`u.id`, actor)}`,
    sql`not ${hasMuted(sql`u.id`, actor)}`,
  ];
  if (!isAlwaysTold) {
    mayTell.push(sql`not exists (select 1 from notification_switches o where o.user_id = u.id and o.kind = ${kind})`);
  }
  if (postId !== undefined) {
    mayTell.push(sql`exists (select 1 from posts p where p.id = ${postId} and ${isVisible(recipientId, 'p')})`);
  }
  if (commentId !== undefined) {
    const isSeen = sql`c.hidden_at is null and c.erased_at is null and not ${isThreadHidden(sql`u.id`, sql`c.parent_id`)}`;
    mayTell.push(sql`exists (select 1 from comments c where c.id = ${commentId} and ${isSeen})`);
  }
  const { rows } = await sql<{ last_seq: number }>`
    insert into notification_states as s (user_id, last_seq)
    select u.id, 1 from users u where u.id = ${recipientId} and ${sql.join(mayTell, sql` and `)}
    on conflict (user_id) do update set last_seq = s.last_seq + 1
    returning last_seq`.execute(tx);
  return rows[0]?.last_seq;
}

/**
 * Stores the notification in a second statement, which sees changes that were committed while `nextSequence` waited for
 * the lock. If one of these changes was a block between the members, nothing is stored and the sequence number stays
 * unused.
 */
async function store(tx: Transaction<DB>, notice: Notice, seq: number) {
  const { kind, recipientId, postId, commentId, communityId, conversationId, detail } = notice;
  const actor = notice.actorId ?? null;
  const isBlocked = sql`(${hasBlocked(recipientId, actor)} or ${hasBlocked(actor, recipientId)})`;
  const { rows } = await sql<NoticeState>`
    with before as (
      select n.id, n.read_at is null as unread, exists (
          select 1 from notification_actors a where a.notification_id = n.id and a.actor_id = ${actor}::uuid
        ) as known
      from notifications n
      where n.recipient_id = ${recipientId} and n.kind = ${kind} and n.target_id = ${noticeTargetOf(notice)}
        and n.day = ${saoPauloDay()}
    ),
    row as (
      insert into notifications as n (id, recipient_id, kind, target_id, day, seq, actor_count, post_id, comment_id,
        community_id, conversation_id, detail)
      select ${uuidv7()}::uuid, ${recipientId}::uuid, ${kind}::text, ${noticeTargetOf(notice)}::uuid, ${saoPauloDay()}::date,
        ${seq}::int, ${actor === null ? 0 : 1}::int, ${postId ?? null}::uuid, ${commentId ?? null}::uuid,
        ${communityId ?? null}::uuid, ${conversationId ?? null}::uuid, ${detail ?? null}::text
      where not ${isBlocked}
      on conflict (recipient_id, kind, target_id, day) do update set
        seq = excluded.seq, comment_id = excluded.comment_id, detail = excluded.detail, read_at = null,
        changed_at = now(),
        actor_count = n.actor_count + case when (select known from before) then 0 else excluded.actor_count end
      returning id
    ),
    actor as (
      insert into notification_actors (notification_id, actor_id, source_id, seq)
      select row.id, ${actor}::uuid, ${sourceOf(notice) ?? null}::uuid, ${seq}::int from row
      where ${actor}::uuid is not null
      on conflict (notification_id, actor_id, source_id) do update set seq = excluded.seq
    )
    update notification_states set
      unread_count = unread_count + case when (select unread from before) then 0 else (select count(*) from row) end
    where user_id = ${recipientId}
    returning user_id, last_seq, unread_count`.execute(tx);
  const [state] = rows;
  if (!state) throw new Error('The locked notification state of the recipient does not exist any more.');
  return state;
}

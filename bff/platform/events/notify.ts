import { sql, type RawBuilder, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
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
  /** The member who acted. Absent if the notification was not caused by a member. */
  actorId?: string;
  /**
   * Notifications with the same kind, day and target share a row. `noticeTargetOf` computes the target if it is absent.
   */
  targetId?: string;
  postId?: string;
  commentId?: string;
  communityId?: string;
  conversationId?: string;
  /**
   * A short text: the title of the recipient's own ad, an amount, a reason. It never contains another member's text; a
   * community's name is written as COMMUNITY_NAME.
   */
  detail?: string;
  /**
   * True if the member owes money from now on. Such a notification is stored even if the member has switched its kind
   * off.
   */
  isDebt?: boolean;
}

/**
 * Stores notifications at the end of the transaction. Skips:
 * - recipients whose account was erased
 * - a member's own actions
 * - actors whom the recipient has muted, or who have a block with the recipient in either direction
 * - kinds that the recipient has switched off
 * - posts and comments that the recipient may not see
 */
export function notify(tx: Tx, ...notices: Notice[]) {
  if (notices.length === 0) return;
  const recipients = notices.map(({ recipientId }) => recipientId);
  changeNotices(tx, { recipients, write: () => writeNotices(tx, notices) });
}

/** Stores notifications immediately instead of at the end of the transaction. */
export async function writeNotices(tx: Tx, notices: Notice[]) {
  for (const notice of notices.toSorted((a, b) => (a.recipientId < b.recipientId ? -1 : 1))) {
    const seq = await nextSequence(tx, notice);
    if (seq !== undefined) publishState(tx, await store(tx, notice, seq));
  }
}

/** Returns the target id of a notification. Notifications with the same kind, day and target share a row. */
export function noticeTargetOf(notice: Notice) {
  const { kind, targetId, postId, commentId, communityId, conversationId, recipientId } = notice;
  if (targetId !== undefined) return targetId;
  return (kind === 'COMMENT' ? postId : commentId) ?? postId ?? communityId ?? conversationId ?? recipientId;
}

/**
 * Returns the id that distinguishes repeated actions of one actor. For a comment or reply, the id is the comment's own,
 * because a member can comment repeatedly; any other action happens once per actor.
 */
export function sourceOf({ kind, commentId, actorId }: Notice) {
  return kind === 'COMMENT' || kind === 'REPLY' ? (commentId ?? actorId) : actorId;
}

/** @returns undefined when the recipient must not be notified */
async function nextSequence(tx: Transaction<DB>, notice: Notice) {
  const { kind, recipientId, actorId, postId, commentId, isDebt = false } = notice;
  const actor = actorId ?? null;
  const mayTell: RawBuilder<boolean>[] = [
    sql`u.id is distinct from ${actor}::uuid`,
    // Erasure removes an account's notifications a single time, so a notification stored afterwards would stay.
    sql`u.deletes_at is distinct from ${FOR_GOOD.toISOString()}::timestamptz`,
    actor === null ? sql`true` : sql`not ${isBlockedBetween(sql`u.id`, actor)}`,
    sql`not ${hasMuted(sql`u.id`, actor)}`,
  ];
  if (!isDebt) {
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
 * the lock. If one of these was a block, nothing is stored and the sequence number stays unused.
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

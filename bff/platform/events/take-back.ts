import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../db/transact.ts';
import { changeNotices, publishState, type NoticeState } from './notices.ts';
import { sourceOf, noticeTargetOf, type Notice } from './notify.ts';

/**
 * Removes one actor (the member who acted) from a notification, for example when they withdraw a reaction. Deletes the
 * notification if no actor is left. Like `notify`, all functions of this module make their changes at the end of the
 * transaction.
 */
export function withdrawNotice(tx: Tx, notice: Notice) {
  removeActors(
    tx,
    sql`n.recipient_id = ${notice.recipientId} and n.kind = ${notice.kind} and n.target_id = ${noticeTargetOf(notice)}
      and a.actor_id = ${notice.actorId ?? null}::uuid and a.source_id = ${sourceOf(notice) ?? null}::uuid`,
  );
}

/** Deletes all notifications about deleted posts. */
export function takeBackPosts(tx: Tx, postIds: string[]) {
  removeRows(tx, sql`n.post_id = any(${postIds}::uuid[])`);
}

/**
 * Removes the notifications that hidden or deleted comments caused, and the notifications about reactions to these
 * comments.
 */
export function takeBackComments(tx: Tx, commentIds: string[]) {
  removeActors(tx, sql`a.source_id = any(${commentIds}::uuid[]) and n.kind in ('COMMENT', 'REPLY')`);
  removeRows(tx, sql`n.target_id = any(${commentIds}::uuid[]) and n.kind = 'COMMENT_REACTION'`);
}

/**
 * Removes all notifications between two members after a block. Also locks the notification states of both members, so
 * that a notification that is being stored concurrently is removed too.
 */
export function takeBackBetween(tx: Tx, one: string, other: string) {
  removeActors(
    tx,
    sql`((n.recipient_id = ${one} and a.actor_id = ${other}) or (n.recipient_id = ${other} and a.actor_id = ${one}))`,
    [one, other],
  );
}

/** Removes an erased member from the notifications that the member's actions caused. */
export function takeBackActor(tx: Tx, actorId: string, noticeIds: string[]) {
  removeActors(tx, sql`a.actor_id = ${actorId} and n.id = any(${noticeIds}::uuid[])`);
}

/**
 * When a request to join a community has ended, removes it from the notifications of all members who could answer it.
 */
export function takeBackRequest(tx: Tx, actorId: string, communityId: string) {
  removeActors(tx, sql`n.kind = 'COMMUNITY_REQUEST' and n.target_id = ${communityId} and a.actor_id = ${actorId}`);
}

/** Deletes both members' notifications about an ended offer to hand over a community. */
export function takeBackOffer(tx: Tx, communityId: string, memberIds: string[]) {
  removeRows(
    tx,
    sql`n.recipient_id = any(${memberIds}::uuid[]) and n.kind = 'COMMUNITY_OFFER' and n.target_id = ${communityId}`,
  );
}

/**
 * When members have left a community, deletes their notifications about it, except the answers to their membership
 * requests.
 */
export function takeBackCommunity(tx: Tx, communityId: string, userIds: string[]) {
  removeRows(
    tx,
    sql`n.recipient_id = any(${userIds}::uuid[]) and n.kind <> 'COMMUNITY_ANSWER' and (n.community_id = ${communityId}
      or exists (select 1 from posts p where p.id = n.post_id and p.community_id = ${communityId}))`,
  );
}

/**
 * Deletes the notification about the wallet credit of a card payment, because a purchase has already used that money.
 */
export function takeBackCredit(tx: Tx, intentId: string) {
  const credit = sql`select id from ledger_transactions where key = ${`intent:${intentId}`}`;
  removeRows(tx, sql`n.kind = 'WALLET_CREDITED' and n.target_id = (${credit})`);
}

/**
 * Removes actors from notifications at the end of the transaction.
 * @param which SQL condition on `notification_actors a` and `notifications n`
 * @param others ids of members whose notification states are locked as well
 */
function removeActors(tx: Tx, which: RawBuilder<unknown>, others: string[] = []) {
  const recipients = sql<{ id: string }>`
    select n.recipient_id as id from notifications n join notification_actors a on a.notification_id = n.id where ${which}
    union select unnest(${others}::uuid[])`;
  const removal = sql`gone as (
      delete from notification_actors a using notifications n where n.id = a.notification_id and ${which}
      returning a.notification_id, a.actor_id, a.source_id
    ),
    lost as (
      select g.notification_id as id, array_agg(g.source_id) as sources, count(distinct g.actor_id) filter (
          where not exists (
            select 1 from notification_actors a
            where a.notification_id = g.notification_id and a.actor_id = g.actor_id
              and a.source_id not in (select source_id from gone)
          )
        )::int as actors
      from gone g group by g.notification_id
    ),
    fewer as (
      update notifications n set actor_count = n.actor_count - lost.actors,
        comment_id = case when n.comment_id = any (lost.sources) then (
            select a.source_id from notification_actors a
            where a.notification_id = n.id and a.source_id <> all (lost.sources) order by a.seq desc limit 1
          ) else n.comment_id end
      from lost where n.id = lost.id and n.actor_count > lost.actors
    ),
    removed as (
      delete from notifications n using lost where n.id = lost.id and n.actor_count <= lost.actors
      returning n.recipient_id, n.read_at
    )`;
  changeNotices(tx, { recipients, write: () => remove(tx, removal) });
}

/**
 * Deletes notifications at the end of the transaction.
 * @param which SQL condition on `notifications n`
 */
function removeRows(tx: Tx, which: RawBuilder<unknown>) {
  const recipients = sql<{ id: string }>`select distinct n.recipient_id as id from notifications n where ${which}`;
  const removal = sql`removed as (delete from notifications n where ${which} returning n.recipient_id, n.read_at)`;
  changeNotices(tx, { recipients, write: () => remove(tx, removal) });
}

async function remove(tx: Tx, removal: RawBuilder<unknown>) {
  const { rows } = await sql<NoticeState>`
    with ${removal},
    unread as (select recipient_id, count(*)::int as rows from removed where read_at is null group by recipient_id)
    update notification_states s set unread_count = s.unread_count - unread.rows
    from unread where s.user_id = unread.recipient_id
    returning s.user_id, s.last_seq, s.unread_count`.execute(tx);
  for (const state of rows) publishState(tx, state);
}

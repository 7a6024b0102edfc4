import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { announcementTo, sourceOf, targetOf, type Announcement, type Notice } from './notify.ts';

/** Like `notify`, each of these is the last thing in its transaction, and what it returns is published afterwards. */

/** What was told is no longer so: a reaction taken back, an unfollow. A row about nobody any more vanishes. */
export function takeBack(trx: Transaction<DB>, notice: Notice) {
  return removeActors(
    trx,
    sql`n.recipient_id = ${notice.recipientId} and n.kind = ${notice.kind} and n.target_id = ${targetOf(notice)}
      and a.actor_id = ${notice.actorId ?? null}::uuid and a.source_id = ${sourceOf(notice) ?? null}::uuid`,
  );
}

/** Posts are gone, and everything that was told about them. */
export function takeBackPosts(trx: Transaction<DB>, postIds: string[]) {
  return removeRows(trx, sql`n.post_id = any(${postIds}::uuid[])`);
}

/** Comments are hidden: nobody is told that they were written or liked. Whoever was told either is locked first. */
export async function takeBackComments(trx: Transaction<DB>, commentIds: string[]) {
  const written = sql<boolean>`a.source_id = any(${commentIds}::uuid[]) and n.kind in ('COMMENT', 'REPLY')`;
  const liked = sql<boolean>`n.target_id = any(${commentIds}::uuid[]) and n.kind = 'COMMENT_REACTION'`;
  await lockStates(
    trx,
    sql`select n.recipient_id from notifications n join notification_actors a on a.notification_id = n.id where ${written}
      union select n.recipient_id from notifications n where ${liked}`,
  );
  return [...(await removeActors(trx, written)), ...(await removeRows(trx, liked))];
}

/** Two members are invisible to each other now. What one of them is just being told of the other is waited for. */
export async function takeBackBetween(trx: Transaction<DB>, one: string, other: string) {
  await sql`
    insert into notification_states (user_id) select id from unnest(${[one, other]}::uuid[]) id order by id
    on conflict do nothing`.execute(trx);
  await lockStates(trx, sql`select unnest(${[one, other]}::uuid[])`);
  return await removeActors(
    trx,
    sql`((n.recipient_id = ${one} and a.actor_id = ${other}) or (n.recipient_id = ${other} and a.actor_id = ${one}))`,
  );
}

/** A member is gone: nobody is told of anything that they did. */
export function takeBackActor(trx: Transaction<DB>, actorId: string) {
  return removeActors(trx, sql`a.actor_id = ${actorId}`);
}

/** A request to join waits no more: none of those who could answer it is told of it. Who asked may be told next. */
export async function takeBackRequest(trx: Transaction<DB>, actorId: string, communityId: string) {
  const which = sql<boolean>`n.kind = 'COMMUNITY_REQUEST' and n.target_id = ${communityId} and a.actor_id = ${actorId}`;
  await lockStates(
    trx,
    sql`select n.recipient_id from notifications n join notification_actors a on a.notification_id = n.id where ${which}
      union select ${actorId}::uuid`,
  );
  return await removeActors(trx, which);
}

/** An offer of a community is over: neither of the two is told any more that it was made. */
export function takeBackOffer(trx: Transaction<DB>, communityId: string, memberIds: string[]) {
  return removeRows(
    trx,
    sql`n.recipient_id = any(${memberIds}::uuid[]) and n.kind = 'COMMUNITY_OFFER' and n.target_id = ${communityId}`,
  );
}

/** A member is no longer in a community: what happened inside is no longer theirs to know. */
export function takeBackCommunity(trx: Transaction<DB>, userId: string, communityId: string) {
  return removeRows(
    trx,
    sql`n.recipient_id = ${userId} and n.kind <> 'COMMUNITY_ANSWER' and (n.community_id = ${communityId}
      or exists (select 1 from posts p where p.id = n.post_id and p.community_id = ${communityId}))`,
  );
}

/** A card payment has bought what it was for: its credit is no balance to be told of. */
export function takeBackCredit(trx: Transaction<DB>, intentId: string) {
  const credit = sql`select id from ledger_transactions where key = ${`intent:${intentId}`}`;
  return removeRows(trx, sql`n.kind = 'WALLET_CREDITED' and n.target_id = (${credit})`);
}

/** @param which rows of `notification_actors` as `a`, of `notifications` as `n` */
async function removeActors(trx: Transaction<DB>, which: RawBuilder<boolean>) {
  await lockStates(
    trx,
    sql`select n.recipient_id from notifications n join notification_actors a on a.notification_id = n.id where ${which}`,
  );
  return await told(
    trx,
    sql`gone as (
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
    )`,
  );
}

/** @param which rows of `notifications` as `n` */
async function removeRows(trx: Transaction<DB>, which: RawBuilder<boolean>) {
  await lockStates(trx, sql`select n.recipient_id from notifications n where ${which}`);
  return await told(
    trx,
    sql`removed as (delete from notifications n where ${which} returning n.recipient_id, n.read_at)`,
  );
}

/** In one order, so that two who take back at once do not wait for each other. */
async function lockStates(trx: Transaction<DB>, recipients: RawBuilder<unknown>) {
  await sql`select user_id from notification_states where user_id in (${recipients}) order by user_id for update`.execute(
    trx,
  );
}

async function told(trx: Transaction<DB>, removal: RawBuilder<unknown>): Promise<Announcement[]> {
  const { rows } = await sql<{ user_id: string; last_seq: number; unread_count: number }>`
    with ${removal},
    unread as (select recipient_id, count(*)::int as rows from removed where read_at is null group by recipient_id)
    update notification_states s set unread_count = s.unread_count - unread.rows
    from unread where s.user_id = unread.recipient_id
    returning s.user_id, s.last_seq, s.unread_count`.execute(trx);
  return rows.map(announcementTo);
}

import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { cutText } from '../../../schema/graphemes.ts';
import type { DB } from '../db/schema.ts';
import type { PageRequest } from '../http/pagination.ts';
import { transact } from '../db/transact.ts';
import { isVisible } from '../policy/posts.ts';
import type { NotificationKind } from '../events/kinds.ts';
import { publishState, type NoticeState } from '../events/notices.ts';
import { noticeDetail } from './detail.ts';

/**
 * The maximum number of actors (the members who caused the notification) returned per notification. The latest actors
 * come first.
 */
const NAMED_ACTORS = 3;
/**
 * The maximum length of an excerpt in UTF-16 units. The query returns a longer text, which JavaScript shortens, because
 * SQL's `left` could cut within an emoji.
 */
const EXCERPT_LENGTH = 140;
/**
 * The number of actor rows that are read to find the latest actors. It exceeds the number of returned actors, because
 * one actor may have several rows.
 */
const LATEST_ROWS = 12;

export interface NotificationRow {
  id: string;
  kind: NotificationKind;
  target_id: string;
  seq: number;
  actor_count: number;
  actors: string[];
  post_id: string | null;
  comment_id: string | null;
  thread_id: string | null;
  community_id: string | null;
  community_name: string | null;
  conversation_id: string | null;
  excerpt: string | null;
  detail: string | null;
  is_read: boolean;
  changed_at: Date;
}

/**
 * Returns a member's notifications, newest first, plus one extra row that shows whether the list goes on. For the last
 * entries of the list, the order is the reverse, as `pageOf` expects.
 * @param seq the sequence number next to which the page lies; null for a page at the start or the end of the list
 */
export function listNotifications(
  db: Kysely<DB>,
  viewer: string,
  { seq, size, direction, isLast = false }: Omit<PageRequest, 'cursor'> & { seq: number | null },
) {
  const older = sql<boolean>`n.seq < ${seq}`;
  const newer = sql<boolean>`n.seq > ${seq}`;
  const beyond = seq === null ? sql<boolean>`true` : direction === 'after' ? older : newer;
  return select(db, viewer, beyond, isLast ? sql`asc` : sql`desc`, size + 1);
}

/**
 * Returns the notifications added or changed after a sequence number, oldest first, plus one extra row that shows
 * whether there is a next page.
 */
export function notificationsSince(db: Kysely<DB>, viewer: string, after: number, size: number) {
  return select(db, viewer, sql<boolean>`n.seq > ${after}`, sql`asc`, size + 1);
}

/**
 * Returns one notification of the viewer by its id. Returns undefined when it does not exist or belongs to another
 * member.
 */
export async function findNotification(db: Kysely<DB>, viewer: string, id: string) {
  const [row] = await select(db, viewer, sql<boolean>`n.id = ${id}`, sql`desc`, 1);
  return row;
}

/** Selects one page of notifications in a subquery, so that only the rows of the page are joined. */
async function select(
  db: Kysely<DB>,
  viewer: string,
  which: RawBuilder<boolean>,
  direction: RawBuilder<unknown>,
  limit: number,
) {
  const { rows } = await sql<NotificationRow>`
    with page as (
      select n.*, ${noticeDetail} as shown_detail from notifications n
      where n.recipient_id = ${viewer} and ${which} and (n.post_id is null or exists (
        select 1 from posts p where p.id = n.post_id and ${isVisible(viewer, 'p')}
      ))
      order by n.seq ${direction} limit ${limit}
    )
    select page.id, page.kind, page.target_id, page.seq, page.actor_count, page.post_id, page.comment_id,
      coalesce(c.parent_id, c.id) as thread_id, page.community_id, community.name as community_name,
      page.conversation_id, left(coalesce(c.text, post.text), ${sql.lit(2 * EXCERPT_LENGTH)}) as excerpt, page.shown_detail as detail,
      page.read_at is not null as is_read, page.changed_at,
      array(
        select latest.actor_id from (
          select a.actor_id, a.seq from notification_actors a where a.notification_id = page.id
          order by a.seq desc limit ${LATEST_ROWS}
        ) latest
        group by latest.actor_id order by max(latest.seq) desc limit ${NAMED_ACTORS}
      )::text[] as actors
    from page
    left join comments c on c.id = page.comment_id
    left join posts post on post.id = page.post_id
    left join communities community on community.id = page.community_id
    order by page.seq ${direction}`.execute(db);
  return rows;
}

export interface NotificationState {
  sequence: number;
  unread: number;
}

export async function notificationState(db: Kysely<DB>, viewer: string): Promise<NotificationState> {
  const state = await db
    .selectFrom('notification_states')
    .select(['last_seq as sequence', 'unread_count as unread'])
    .where('user_id', '=', viewer)
    .executeTakeFirst();
  return state ?? { sequence: 0, unread: 0 };
}

/** Marks one notification as read. A repeated call changes nothing. */
export function markNotificationsRead(db: Kysely<DB>, viewer: string, id: string) {
  return read(db, viewer, sql`id = ${id}`);
}

/**
 * Marks all of a member's notifications as read. If `upTo` is given, notifications with a later sequence number stay
 * unread, because the client has not shown them yet.
 */
export function markAllRead(db: Kysely<DB>, viewer: string, upTo: number | undefined) {
  return read(db, viewer, upTo === undefined ? sql`true` : sql`seq <= ${upTo}`);
}

async function read(db: Kysely<DB>, viewer: string, which: RawBuilder<unknown>) {
  await transact(db, async (tx) => {
    if (!(await lockState(tx, viewer))) return;
    const { rows } = await sql<NoticeState>`
      with read as (
        update notifications set read_at = now()
        where recipient_id = ${viewer} and read_at is null and ${which} returning 1
      )
      update notification_states set unread_count = unread_count - (select count(*)::int from read)
      where user_id = ${viewer} and exists (select 1 from read)
      returning user_id, last_seq, unread_count`.execute(tx);
    for (const state of rows) publishState(tx, state);
  });
}

async function lockState(tx: Transaction<DB>, viewer: string) {
  return await tx
    .selectFrom('notification_states')
    .select('user_id')
    .where('user_id', '=', viewer)
    .forUpdate()
    .executeTakeFirst();
}

/** Builds the object "Notification" of the platform's API (API.md). */
export function notificationToWire(row: NotificationRow, cursor?: string) {
  return {
    idNotification: row.id,
    desType: row.kind,
    sequence: row.seq,
    users: { ids: row.actors, total: row.actor_count },
    idTarget: row.target_id,
    idPost: row.post_id,
    idComment: row.comment_id,
    idCommentParent: row.thread_id,
    idCommunity: row.community_id,
    desCommunity: row.community_name,
    idConversation: row.conversation_id,
    desExcerpt: row.excerpt === null ? null : cutText(row.excerpt, EXCERPT_LENGTH),
    desDetail: row.detail,
    read: row.is_read,
    datChanged: row.changed_at.toISOString(),
    cursor,
  };
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { hasMuted, isBlockedBetween, isPrivate } from '../policy/members.ts';
import { postColumns, type PostRow } from './posts.store.ts';
import { activeMembership, isReviewed, isVisible } from '../policy/posts.ts';

/**
 * The two parts of the home timeline, in order: posts of followed members and joined communities, then discovery (other
 * public posts).
 */
const FOLLOWED = 'f';
const DISCOVERY = 'd';
export const homeCursors = cursorsOf('home', [FOLLOWED, DISCOVERY]);

/**
 * If the viewer follows at least MANY members, the RECENT newest posts of all members are scanned first, because they
 * nearly always contain enough posts for a page. The alternative is to look up the newest posts of each followed
 * member, which reads four database pages per member.
 */
const MANY = 500;
const RECENT = 4_000;

export interface FeedRow extends PostRow {
  part: string;
}

/**
 * Returns a page of the home timeline, with one extra row that tells if there is a next page. First come posts of
 * followed members, of the viewer and of joined communities, then other public posts, each part newest first. A page
 * may span both parts.
 *
 * The function needs a single query, which reads along indexes: each source returns at most one page of ids, and the
 * page is limited before any join.
 */
export async function homeFeed(db: Kysely<DB>, viewer: string | null, page: PageRequest): Promise<FeedRow[]> {
  const limit = page.size + 1;
  const order = (id: string) => keysetOrder(page, id);
  const discovery = within(page, DISCOVERY);
  const isPast = page.direction === 'after' && page.cursor?.part === DISCOVERY;
  const { rows } = await sql<FeedRow>`
    with ${isPast ? sql`followed as (select null::uuid as id where false)` : followedPosts(viewer, page)},
    discovery as (
      select p.id from posts p
      where p.deleted_at is null and p.community_id is null and ${discovery} and not p.in_review
        and p.author_id is distinct from ${viewer}::uuid
        and not exists (
          select 1 from follows f
          where f.follower_id = ${viewer}::uuid and f.followed_id = p.author_id and f.status = 'FOLLOWING'
        )
        and not ${isPrivate(sql`p.author_id`)}
        and not (${isUnwelcome(viewer, sql`p.author_id`)})
      order by ${order('p.id')} limit ${limit}
    ),
    page as (
      select 0 as rank, ${FOLLOWED} as part, id from followed
      union all
      select 1 as rank, ${DISCOVERY} as part, id from discovery
      order by rank ${page.isLast ? sql`desc` : sql`asc`}, ${order('id')} limit ${limit}
    )
    select page.part, ${postColumns(viewer)}
    from page join posts p on p.id = page.id
    order by page.rank ${page.isLast ? sql`desc` : sql`asc`}, ${order('p.id')}`.execute(db);
  return rows;
}

/**
 * Returns the CTEs with the ids of the home timeline's first part. The condition `(… in (…)) is true` makes PostgreSQL
 * read the viewer's follows a single time; without `is true`, PostgreSQL checks the author of each new post separately.
 */
function followedPosts(viewer: string | null, page: PageRequest) {
  const limit = page.size + 1;
  const order = (id: string) => keysetOrder(page, id);
  const isBeyond = within(page, FOLLOWED);
  const isWelcome = (author: string) =>
    sql`(${sql.ref(author)} = ${viewer}::uuid or not (${isUnwelcome(viewer, sql.ref(author))}))`;
  const isFull = sql`((select count(*) from recent) = ${limit}::int)`;
  return sql`
    recent as materialized (
      select r.id from (
        select p.id, p.author_id, p.in_review from posts p
        where p.deleted_at is null and p.community_id is null and ${isBeyond}
        order by ${order('p.id')}
        limit coalesce((
          select ${RECENT}::int from users u where u.id = ${viewer}::uuid and u.following_count >= ${MANY}::int
        ), 0)
      ) r
      where (r.author_id in (
          select f.followed_id from follows f where f.follower_id = ${viewer}::uuid and f.status = 'FOLLOWING'
          union all select ${viewer}::uuid
        )) is true and ${isReviewed(viewer, 'r')} and ${isWelcome('r.author_id')}
      order by ${order('r.id')} limit ${limit}
    ),
    followed as (
      select id from (
        select id from recent where ${isFull}
        union all
        select newest.id
        from (select f.followed_id as author_id from follows f
              where f.follower_id = ${viewer}::uuid and f.status = 'FOLLOWING'
                and not (${isUnwelcome(viewer, sql`f.followed_id`)})
              union all select ${viewer}::uuid) s
        cross join lateral (
          select p.id from posts p
          where p.author_id = s.author_id and p.deleted_at is null and p.community_id is null and ${isBeyond}
            and ${isReviewed(viewer, 'p')}
          order by ${order('p.id')} limit ${limit}
        ) newest
        where not ${isFull}
        union all
        select newest.id
        from community_members m
        cross join lateral (
          select p.id from posts p
          where p.community_id = m.community_id and p.deleted_at is null and ${isBeyond} and ${isWelcome('p.author_id')}
            and ${isReviewed(viewer, 'p')}
          order by ${order('p.id')} limit ${limit}
        ) newest
        where m.user_id = ${viewer}::uuid and m.status in ${activeMembership}
      ) sources
      order by ${order('id')} limit ${limit}
    )`;
}

/**
 * SQL condition: no timeline of the viewer shows this author, because the viewer has muted the author or one of them
 * has blocked the other.
 */
export function isUnwelcome(viewer: string | null, author: RawBuilder<unknown>) {
  return sql<boolean>`${isBlockedBetween(viewer, author)} or ${hasMuted(viewer, author)}`;
}

/** Returns a page of one author's posts that the viewer may see, newest first. */
export function profileFeed(db: Kysely<DB>, viewer: string | null, authorId: string, page: PageRequest) {
  return listFeed(db, viewer, page, sql`p.author_id = ${authorId} and ${isVisible(viewer, 'p')}`);
}

/** Returns a page of a member's own posts in communities that the member has left, newest first. */
export function leftBehind(db: Kysely<DB>, viewer: string, page: PageRequest) {
  const isInside = sql`exists (
    select 1 from community_members m
    where m.community_id = p.community_id and m.user_id = p.author_id and m.status in ${activeMembership})`;
  const which = sql`p.author_id = ${viewer} and p.deleted_at is null and p.community_id is not null and not ${isInside}`;
  return listFeed(db, viewer, page, which);
}

/** Returns a page of one community's posts that the viewer may see, newest first. */
export function communityFeed(db: Kysely<DB>, viewer: string | null, communityId: string, page: PageRequest) {
  return listFeed(db, viewer, page, sql`p.community_id = ${communityId} and ${isVisible(viewer, 'p')}`);
}

async function listFeed(db: Kysely<DB>, viewer: string | null, page: PageRequest, which: RawBuilder<unknown>) {
  const { rows } = await sql<FeedRow>`
    with page as (
      select p.id from posts p where ${which} and ${within(page, '')} order by ${keysetOrder(page, 'p.id')} limit ${page.size + 1}
    )
    select '' as part, ${postColumns(viewer)}
    from page join posts p on p.id = page.id
    order by ${keysetOrder(page, 'p.id')}`.execute(db);
  return rows;
}

/**
 * Returns the SQL condition for the rows of one part of the timeline that come after the cursor, in the page's
 * direction.
 */
function within(page: PageRequest, part: string): RawBuilder<boolean> {
  const { cursor, direction } = page;
  if (cursor === null || cursor.part === part) {
    return keysetCondition(page, 'p.id');
  }
  const isBeyond = direction === 'after' ? cursor.part === FOLLOWED : cursor.part === DISCOVERY;
  return isBeyond ? sql`true` : sql`false`;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { keysetCondition } from '../db/keyset.ts';
import type { DB, GenderCategory } from '../db/schema.ts';
import { cursorsOf, listOf, type PageRequest } from '../http/pagination.ts';
import { isPrivate } from '../policy/members.ts';
import { prefixQuery } from '../db/text-search.ts';
import { isUnwelcome, type FeedRow } from './feed.store.ts';
import { postColumns } from './posts.store.ts';

export interface PostSearch {
  /** The search text as typed. If it is empty, the page lists posts to discover instead of search results. */
  text: string;
  /** The gender category of the authors. Only their posts are returned; null returns the posts of all authors. */
  category: GenderCategory | null;
}

export const discoverPostsCursors = (search: PostSearch) => cursorsOf(listOf('discover-posts', search));

/**
 * The number of newest posts that are scanned before the text index is used. A word that does not fill a page from
 * these posts is rare, so the index finds its few matches fast.
 */
const NEWEST = 5_000;

/**
 * Returns a page of public posts, newest first, with one extra row that tells if there is a next page. Skips posts of
 * private profiles, posts in communities, and posts of authors whom the viewer has muted or with whom there is a block
 * in either direction. Without a search text, also skips the posts of authors whom the viewer follows.
 */
export async function discoverPosts(db: Kysely<DB>, viewer: string, search: PostSearch, page: PageRequest) {
  const words = prefixQuery(search.text);
  const { rows } = await sql<FeedRow>`
    with ${words === null ? unasked(viewer, search, page) : searched(words, viewer, search, page)}
    select '' as part, ${postColumns(viewer)}
    from page join posts p on p.id = page.id
    order by p.id desc`.execute(db);
  return rows;
}

function unasked(viewer: string, { category }: PostSearch, page: PageRequest) {
  return sql`page as (
    select p.id from posts p
    where ${isPublic(page)} and ${isWelcome(viewer, category)} and p.author_id <> ${viewer} and not exists (
      select 1 from follows f
      where f.follower_id = ${viewer} and f.followed_id = p.author_id and f.status = 'FOLLOWING')
    order by p.id desc limit ${page.size + 1}
  )`;
}

/**
 * Builds the query of a search. The text index does not sort: for a common word it would return every match, although a
 * page needs only the newest ten. So the newest posts are scanned first, without the index. Then the matches from the
 * index are sorted, and their authors are checked until the page is full.
 */
function searched(words: RawBuilder<unknown>, viewer: string, { category }: PostSearch, page: PageRequest) {
  const limit = page.size + 1;
  const publicPosts = sql`select p.id, p.author_id, p.search from posts p where ${isPublic(page)}`;
  const matches = sql`p.search @@ ${words}`;
  const welcome = isWelcome(viewer, category);
  return sql`near as materialized (
      select p.id from (${publicPosts} order by p.id desc limit ${sql.lit(NEWEST)}) p
      where ${matches} and ${welcome} order by p.id desc limit ${limit}
    ),
    page as (
      select id from near where (select count(*) from near) = ${limit}
      union all
      select id from (
        select p.id from (
          ${publicPosts} and ${matches} and (select count(*) from near) < ${limit} order by p.id desc offset 0
        ) p
        where ${welcome} order by p.id desc limit ${limit}
      ) far
    )`;
}

function isPublic(page: PageRequest) {
  return sql`p.deleted_at is null and not p.in_review and p.community_id is null and ${keysetCondition(page, 'p.id')}`;
}

function isWelcome(viewer: string, category: GenderCategory | null) {
  const author = sql`p.author_id`;
  const isOf =
    category === null ? sql`true` : sql`(select c.gender from users c where c.id = p.author_id) = ${category}`;
  return sql`${isOf} and not ${isPrivate(author)} and not (${isUnwelcome(viewer, author)})`;
}

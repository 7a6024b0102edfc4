import { sql, type Kysely } from 'kysely';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { activeMembership } from '../policy/posts.ts';
import { isBlockedBetween } from '../policy/members.ts';
import { prefixQuery } from '../db/text-search.ts';
import { communityColumns, viewersMembership, type CommunityRow } from './communities.store.ts';
import { isCommunityShownTo } from '../policy/communities.ts';

export const mineCursors = (viewer: string) => cursorsOf(`my-communities:${viewer}`);
/**
 * Cursors for the list of found communities. A cursor contains the member count of a community, because the list is
 * sorted by that count.
 */
export const communityCursors = cursorsOf('communities', /^\d{1,9}$/);

export interface ListedCommunity extends CommunityRow {
  position: string;
}

/** Lists the communities that a member has joined or asked to join, the latest first. */
export async function communitiesOf(db: Kysely<DB>, viewer: string, page: PageRequest) {
  const { rows } = await sql<ListedCommunity>`
    with page as (
      select m.id, m.community_id from community_members m join communities o on o.id = m.community_id
      where m.user_id = ${viewer} and m.status <> 'REMOVED' and ${keysetCondition(page, 'm.id')}
        and ${isCommunityShownTo(viewer, sql.ref('m.status'), sql.ref('o.owner_id'))}
      order by ${keysetOrder(page, 'm.id')} limit ${page.size + 1}
    )
    select page.id as position, ${communityColumns}
    from page join communities c on c.id = page.community_id ${viewersMembership(viewer)}
    order by ${keysetOrder(page, 'page.id')}`.execute(db);
  return rows;
}

/**
 * Searches communities and lists the communities with the most members first. If the search is empty, leaves out
 * communities that the viewer has joined or asked to join.
 * @param search as typed; each of its words has to be the start of a word in the name or description
 */
export async function findCommunities(db: Kysely<DB>, viewer: string, search: string, page: PageRequest) {
  const words = prefixQuery(search);
  const wanted =
    words !== null
      ? sql`c.search @@ ${words}`
      : sql`not exists (select 1 from community_members o where o.community_id = c.id and o.user_id = ${viewer}
          and (o.status in ${activeMembership} or o.status = 'PENDING'))`;
  const largestFirst = { first: { column: 'c.member_count', read: (part: string) => sql`${Number(part)}::int` } };
  const order = keysetOrder(page, 'c.id', largestFirst);
  const { rows } = await sql<ListedCommunity>`
    with page as (
      select c.id from communities c
      where c.closed_at is null and ${wanted} and ${keysetCondition(page, 'c.id', largestFirst)}
        and not ${isBlockedBetween(viewer, sql.ref('c.owner_id'))}
      order by ${order} limit ${page.size + 1}
    )
    select c.id as position, ${communityColumns}
    from page join communities c on c.id = page.id ${viewersMembership(viewer)}
    order by ${order}`.execute(db);
  return rows;
}

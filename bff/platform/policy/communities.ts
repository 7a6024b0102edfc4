import { sql, type RawBuilder } from 'kysely';
import { activeMembership } from './posts.ts';
import { isBlockedBetween } from './members.ts';

/**
 * SQL condition: the viewer sees the community. Members of the community always see it. Another viewer sees it unless
 * that viewer and the community's owner are invisible to each other.
 */
export function isCommunityShownTo(
  viewer: string,
  status: RawBuilder<unknown>,
  owner: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`(coalesce(${status} in ${activeMembership}, false) or not ${isBlockedBetween(viewer, owner)})`;
}

/**
 * SQL condition: the file is the picture of a community that the viewer sees. A visitor sees no picture of a community.
 */
export function isPictureOfShown(viewer: string | null, mediaId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (viewer === null) return sql`false`;
  return sql`exists (
    select 1 from communities c left join community_members v on v.community_id = c.id and v.user_id = ${viewer}::uuid
    where c.picture_id = ${mediaId} and c.closed_at is null
      and ${isCommunityShownTo(viewer, sql.ref('v.status'), sql.ref('c.owner_id'))})`;
}

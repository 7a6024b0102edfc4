import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { activeMembership } from '../policy/posts.ts';
import { profileColumns, requireProfile, type ProfileRow } from './profiles.store.ts';
import { hasMuted, isBlockedBetween } from '../policy/members.ts';

/** The maximum numbers of rows that the query reads, so that its cost does not grow with the number of members. */
const FOLLOWED = 200;
const CANDIDATES = 500;
const NEWEST = 100;

/**
 * Suggests members to follow: members whom the viewer's followed members follow, members of the viewer's communities,
 * and new members. Skips members whom the viewer follows, has asked to follow, has muted or has dismissed, and members
 * with a block in either direction. Follows by followed members count most, then shared communities, then the gender
 * categories that the viewer prefers (`preferencia`).
 */
export async function suggest(db: Kysely<DB>, viewer: string, limit: number): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    with me as (select preferences from users where id = ${viewer}),
    followed as (
      select followed_id as id from follows where follower_id = ${viewer} and status = 'FOLLOWING'
      order by created_at desc limit ${FOLLOWED}
    ),
    found as (
      (select f.followed_id as id, 3 as points from followed join follows f on f.follower_id = followed.id
        where f.status = 'FOLLOWING' limit ${CANDIDATES * 4})
      union all
      (select other.user_id, 2 from community_members mine
        join community_members other on other.community_id = mine.community_id
        where mine.user_id = ${viewer} and mine.status in ${activeMembership} and other.status in ${activeMembership}
        limit ${CANDIDATES * 4})
      union all
      (select id, 0 from users order by id desc limit ${NEWEST})
    ),
    candidates as (
      select id, sum(points) as points from found group by id order by points desc, id desc limit ${CANDIDATES}
    ),
    ordered as (
      select c.id, c.points + case when u.gender = any(string_to_array(me.preferences, ',')) then 1 else 0 end as score
      from candidates c join users u on u.id = c.id cross join me where c.id <> ${viewer}
      order by score desc, c.id desc offset 0
    ),
    page as (
      select o.id, o.score from ordered o
      where not ${isBlockedBetween(viewer, sql`o.id`)} and not ${hasMuted(viewer, sql`o.id`)}
        and not exists (select 1 from follows f where f.follower_id = ${viewer} and f.followed_id = o.id offset 0)
        and not exists (
          select 1 from dismissed_suggestions d where d.user_id = ${viewer} and d.dismissed_id = o.id offset 0)
      order by o.score desc, o.id desc limit ${limit}
    )
    select ${profileColumns(viewer)} from page join users u on u.id = page.id
    order by page.score desc, u.id desc`.execute(db);
  return rows;
}

/**
 * Excludes a member from the viewer's suggestions for good.
 * @throws {ApiError} 404 when the member does not exist or is not visible
 */
export async function dismissSuggestion(db: Kysely<DB>, viewer: string, dismissedId: string) {
  await requireProfile(db, viewer, dismissedId);
  await db
    .insertInto('dismissed_suggestions')
    .values({ user_id: viewer, dismissed_id: dismissedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { saoPauloDay } from '../calendar/sao-paulo.ts';
import { isVisible } from '../policy/posts.ts';

/**
 * Counts views of posts, at most one per viewer, post and day in São Paulo (PRODUCT.md, "anonymous views"). Skips posts
 * that do not exist or are not visible to the viewer.
 * @param seenBy the member's id, or the anonymous id (`anon_…`) of a visitor
 * @returns the number of new views
 */
export async function recordViews(db: Kysely<DB>, viewer: string | null, seenBy: string, postIds: string[]) {
  // Rows are locked in the order of their ids: two concurrent batches wait for each other instead of deadlocking.
  const { rows } = await sql`
    with seen as (
      insert into post_views (post_id, viewer, day)
      select p.id, ${seenBy}, ${saoPauloDay()}::date from posts p
      where p.id = any(${postIds}::uuid[]) and ${isVisible(viewer, 'p')}
      order by p.id
      on conflict do nothing
      returning post_id
    ),
    locked as (select id from posts where id in (select post_id from seen) order by id for no key update)
    update posts p set view_count = p.view_count + 1 from locked where p.id = locked.id returning p.id`.execute(db);
  return rows.length;
}

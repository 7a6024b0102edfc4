import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { oneByOne } from '../db/one-by-one.ts';
import type { Tx } from '../db/transact.ts';
import { takeBackPosts } from '../events/take-back.ts';

/** The number of days for which a deleted post is kept, because the police may request it. */
const KEPT_DAYS = 90;
const BATCH_SIZE = 50;

/**
 * Removes posts from the database, with their comments and reactions, KEPT_DAYS after their deletion. A post that
 * moderation took down stays as long as its evidence, because the post may be restored until then.
 * @returns the number of posts purged
 * @throws {AggregateError} with the errors of the posts that could not be purged, after all others are purged
 */
export function purgeDeletedPosts(db: Kysely<DB>) {
  return oneByOne(db, (passedOver) => due(db, sql`p.id <> all(${passedOver}::uuid[])`), purge);
}

async function due(db: Kysely<DB>, which: RawBuilder<unknown>, lock = sql``) {
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p
    where p.deleted_at < now() - make_interval(days => ${KEPT_DAYS}::int) and (p.taken_down is null or exists (
      select 1 from moderation_decisions d join moderation_cases k on k.id = d.case_id
      where d.id = p.taken_down and k.evidence_erased_at is not null)) and ${which}
    order by p.deleted_at limit ${BATCH_SIZE} ${lock}`.execute(db);
  return rows;
}

async function purge(tx: Tx, id: string) {
  const [still] = await due(tx, sql`p.id = ${id}`, sql`for update of p skip locked`);
  if (!still) return false;
  // Detach the post's files. Files that are evidence for moderation stay, but their owner cannot publish them again;
  // the next media sweep deletes the other files.
  await tx.updateTable('media').set({ post_id: null, stored: false }).where('post_id', '=', id).execute();
  takeBackPosts(tx, [id]);
  // The post is deleted after its notifications. Otherwise the foreign key's cascade would delete the notifications
  // without updating the unread counts.
  tx.beforeCommit(async () => {
    await tx.deleteFrom('posts').where('id', '=', id).execute();
  });
  return true;
}

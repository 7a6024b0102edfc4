import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { oneByOne } from '../db/one-by-one.ts';
import type { Tx } from '../db/transact.ts';
import { takeBackPosts } from '../events/take-back.ts';

/** For as long as the police may ask for it. */
const KEPT_DAYS = 90;
const BATCH = 50;

/**
 * Takes away for good what was deleted so long ago: words, comments, reactions. What moderation took down stays for as
 * long as it keeps its evidence, since until then it may be put back.
 * @returns how many posts that were
 * @throws {AggregateError} after all others, for those that could not be taken away
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
    order by p.deleted_at limit ${BATCH} ${lock}`.execute(db);
  return rows;
}

async function purge(tx: Tx, id: string) {
  const [still] = await due(tx, sql`p.id = ${id}`, sql`for update of p skip locked`);
  if (!still) return false;
  // Files that moderation still needs are cut loose and stay, in no use that their author could make of them again;
  // the next sweep takes the others.
  await tx.updateTable('media').set({ post_id: null, stored: false }).where('post_id', '=', id).execute();
  takeBackPosts(tx, [id]);
  // After the notices, which would go with the post uncounted.
  tx.beforeCommit(async () => {
    await tx.deleteFrom('posts').where('id', '=', id).execute();
  });
  return true;
}

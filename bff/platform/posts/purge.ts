import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { takeBackPosts } from '../events/take-back.ts';

/** For as long as the police may ask for it. */
const KEPT_DAYS = 90;
const BATCH = 50;

/**
 * Takes away for good what was deleted so long ago: words, comments, reactions. What moderation took down stays for as
 * long as it keeps its evidence, since until then it may be put back.
 * @returns how many posts that were
 */
export async function purgeDeletedPosts(db: Kysely<DB>) {
  for (let total = 0; ;) {
    const done = await transact(db, async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select p.id from posts p
        where p.deleted_at < now() - make_interval(days => ${KEPT_DAYS}::int) and (p.taken_down is null or exists (
          select 1 from moderation_decisions d join moderation_cases k on k.id = d.case_id
          where d.id = p.taken_down and k.evidence_erased_at is not null))
        order by p.deleted_at limit ${BATCH} for update of p skip locked`.execute(tx);
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      // Files that moderation still needs are cut loose and stay, in no use that their author could make of them again;
      // the next sweep takes the others.
      await tx.updateTable('media').set({ post_id: null, stored: false }).where('post_id', 'in', ids).execute();
      takeBackPosts(tx, ids);
      // After the notices, which would go with the posts uncounted.
      tx.beforeCommit(async () => {
        await tx.deleteFrom('posts').where('id', 'in', ids).execute();
      });
      return rows.length;
    });
    total += done;
    if (done < BATCH) return total;
  }
}

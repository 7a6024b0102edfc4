import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { releaseMedia } from '../cases/evidence.ts';
import { writeLog } from '../cases/log.store.ts';

/** As long as the law has access logs kept: until then an authority or an appeal may ask for what was seen. */
const EVIDENCE_DAYS = 180;
const BATCH = 50;

const erased = {
  title: 'Evidência excluída ao fim do prazo de guarda',
  text: '',
  files: [],
  pictures: [],
  before: [],
  ad: null,
};

/**
 * Erases what cases kept of words, appeals and pictures, and how to reach reporters, once they have been decided
 * for so long and no appeal is open or younger. What was decided, why and by whom stays.
 * @returns how many cases that were
 */
export async function eraseOldEvidence(db: Kysely<DB>) {
  for (let total = 0; ;) {
    const done = await transact(db, async (tx) => {
      const { rows } = await sql<{ id: string; media_ids: string[] }>`
        select k.id, k.media_ids from moderation_cases k
        where k.status = 'DECIDED' and k.evidence_erased_at is null and k.decided_at < ${longAgo}
          and not exists (
            select 1 from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id
            where d.case_id = k.id and (d.created_at >= ${longAgo} or a.status = 'OPEN' or a.decided_at >= ${longAgo})
          )
        order by k.decided_at limit ${BATCH} for update of k skip locked`.execute(tx);
      for (const { id, media_ids } of rows) {
        await releaseMedia(tx, id, media_ids);
        await sql`
          update moderation_cases set evidence = evidence || ${JSON.stringify(erased)}::text::jsonb, media_ids = '{}',
            evidence_erased_at = now() where id = ${id}`.execute(tx);
        await sql`
          update moderation_protocols o set contact = '' from moderation_reports r
          where r.id = o.report_id and r.case_id = ${id}`.execute(tx);
        await sql`update moderation_reports set text = '' where case_id = ${id}`.execute(tx);
        await sql`update moderation_decisions set undo = undo - 'profile' where case_id = ${id}`.execute(tx);
        await sql`
          update moderation_appeals a set text = '' from moderation_decisions d
          where d.id = a.decision_id and d.case_id = ${id}`.execute(tx);
        await writeLog(tx, { actorId: null, action: 'EVIDENCE_ERASED', caseId: id });
      }
      return rows.length;
    });
    total += done;
    if (done < BATCH) return total;
  }
}

const longAgo = sql`now() - make_interval(days => ${sql.lit(EVIDENCE_DAYS)})`;

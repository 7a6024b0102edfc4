import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../db/schema.ts';
import { oneByOne } from '../db/one-by-one.ts';
import type { Tx } from '../db/transact.ts';
import { releaseEvidence } from '../cases/evidence.ts';
import { writeLog } from '../cases/log.store.ts';
import { eraseTakenDown, type OldCase } from './erase-taken-down.ts';

/**
 * The number of days for which evidence is kept, because an appeal or an authority may need it. It equals the legal
 * retention period for access logs.
 */
const EVIDENCE_DAYS = 180;
const BATCH_SIZE = 50;

const erased = {
  title: 'Evidência excluída ao fim do prazo de guarda',
  text: '',
  files: [],
  pictures: [],
  before: [],
  ad: null,
};

/**
 * Erases the texts, appeals, pictures and reporters' contacts of old cases, and the content that is still taken down. A
 * case is due EVIDENCE_DAYS after its decision, unless an appeal is open or was answered more recently than that. The
 * decisions stay, with their reason and moderator.
 * @returns the number of erased cases
 * @throws {AggregateError} with the errors of the cases that could not be erased, after all others are erased
 */
export function eraseOldEvidence(db: Kysely<DB>) {
  return oneByOne(db, (passedOver) => due(db, sql`k.id <> all(${passedOver}::uuid[])`), erase);
}

async function due(db: Kysely<DB>, which: RawBuilder<unknown>, lock = sql``) {
  const { rows } = await sql<OldCase & { evidence_erased_at: Date | null }>`
    select k.id, k.target_kind, k.target_id, k.media_ids, k.evidence_erased_at from moderation_cases k
    where k.status = 'DECIDED' and k.taken_down_erased_at is null and k.decided_at < ${longAgo}
      and not exists (
        select 1 from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id
        where d.case_id = k.id and (d.created_at >= ${longAgo} or a.status = 'OPEN' or a.decided_at >= ${longAgo})
      ) and ${which}
    order by k.decided_at limit ${BATCH_SIZE} ${lock}`.execute(db);
  return rows;
}

async function erase(tx: Tx, id: string) {
  // Locks rows in the same order as a decision does (decisions.store.ts), because different orders could deadlock.
  await sql`
    select 1 from communities
    where id = (select target_id from moderation_cases where id = ${id} and target_kind = 'COMMUNITY')
    for no key update`.execute(tx);
  const [still] = await due(tx, sql`k.id = ${id}`, sql`for update of k skip locked`);
  if (!still) return false;
  await releaseEvidence(tx, id, still.media_ids);
  await eraseTakenDown(tx, still);
  await sql`
    update moderation_cases set evidence = evidence || ${JSON.stringify(erased)}::text::jsonb, media_ids = '{}',
      evidence_erased_at = coalesce(evidence_erased_at, now()), taken_down_erased_at = now() where id = ${id}`.execute(
    tx,
  );
  await sql`
    update moderation_protocols o set contact = '' from moderation_reports r
    where r.id = o.report_id and r.case_id = ${id}`.execute(tx);
  await sql`update moderation_reports set text = '' where case_id = ${id}`.execute(tx);
  await sql`update moderation_decisions set undo = undo - 'profile' where case_id = ${id}`.execute(tx);
  await sql`
    update moderation_appeals a set text = '' from moderation_decisions d
    where d.id = a.decision_id and d.case_id = ${id}`.execute(tx);
  if (still.evidence_erased_at === null) await writeLog(tx, { actorId: null, action: 'EVIDENCE_ERASED', caseId: id });
  return true;
}

const longAgo = sql`now() - make_interval(days => ${sql.lit(EVIDENCE_DAYS)})`;

import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { giveUnlistedBack } from './banned-files.ts';
import { writeLog } from '../cases/log.store.ts';
import { refuseParty } from './parties.ts';
import { listedKey } from './screening.ts';

interface Of {
  id: string;
  content_key: string | null;
}

/**
 * Takes the pictures of a case off the list of banned pictures. If a refused upload opened the case, also removes the
 * list entry that the upload matched, even if other cases also put that picture on the list.
 * @throws {ApiError} 403 if the moderator published or reported the content of a case that put one of the pictures on
 * the list
 */
export function unlist(tx: Transaction<DB>, moderatorId: string, { id, content_key }: Of) {
  return remove(tx, moderatorId, id, sql<boolean>`(${sql.lit(listedKey(''))} || h.id::text) = ${content_key}`);
}

/**
 * Takes the pictures of a case off the list of banned pictures, except pictures that another case lists too. Used when
 * the case's decision is undone.
 */
export function unlistUndone(tx: Transaction<DB>, moderatorId: string, { id }: Of) {
  return remove(tx, moderatorId, id, sql<boolean>`false`);
}

/**
 * Removes the pictures of a case from the list of banned pictures. A picture that another case lists too stays, unless
 * `isWrong` is true for that picture. Locks the pictures first, in the order of their hashes, as adding pictures does;
 * different orders could deadlock.
 */
async function remove(tx: Transaction<DB>, actorId: string, caseId: string, isWrong: RawBuilder<boolean>) {
  const { rows: listed } = await sql<{ id: string; hash: string }>`
    select h.id, h.hash from known_hashes h where h.case_id = ${caseId} or ${isWrong}
      or exists (select 1 from known_hash_cases c where c.hash_id = h.id and c.case_id = ${caseId})
    order by h.hash for update`.execute(tx);
  if (listed.length === 0) return;
  const ids = listed.map(({ id }) => id);
  const { rows: others } = await sql<{ id: string; author_id: string | null }>`
    select k.id, k.author_id from moderation_cases k where k.id <> ${caseId} and exists (
      select 1 from known_hashes h where h.id = any(${ids}::uuid[]) and ${isWrong} and (h.case_id = k.id
        or exists (select 1 from known_hash_cases c where c.hash_id = h.id and c.case_id = k.id)))`.execute(tx);
  for (const other of others) await refuseParty(tx, other, actorId);
  await tx.deleteFrom('known_hash_cases').where('case_id', '=', caseId).execute();
  const { rows: gone } = await sql<{ hash: string }>`
    delete from known_hashes h where h.id = any(${ids}::uuid[])
      and (${isWrong} or not exists (select 1 from known_hash_cases c where c.hash_id = h.id))
    returning h.hash`.execute(tx);
  await sql`
    update known_hashes h set case_id = (select c.case_id from known_hash_cases c where c.hash_id = h.id limit 1)
    where h.case_id = ${caseId}`.execute(tx);
  const hashes = gone.map(({ hash }) => hash);
  await giveUnlistedBack(tx, hashes);
  const kept = listed.map(({ hash }) => hash).filter((hash) => !hashes.includes(hash));
  const detail = { hashes, ...(kept.length > 0 && { listedByOthers: kept }) };
  await writeLog(tx, { actorId, action: 'HASH_UNLISTED', caseId, detail });
}

import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notAllowed } from '../errors.ts';
import { lockCase } from './decisions.store.ts';
import { withdrawUploads } from './banned-files.ts';
import { writeLog } from '../cases/log.store.ts';
import { refuseParty } from './parties.ts';
import { unlist } from './unban-pictures.ts';

type Case = Awaited<ReturnType<typeof lockCase>>;

interface Listing {
  moderatorId: string;
  caseId: string;
  hashes: string[];
}

/**
 * Adds the pictures of a case to the list of banned pictures, so that no member can publish them again. Deletes
 * matching uploads that are not published yet; search-published.ts later finds matching published files. A repeated
 * call changes nothing.
 * @throws {ApiError} 403 for a moderator who published or reported the content, if nothing was taken down, or if the
 * pictures have no hashes
 * @throws {ApiError} 404 if the case does not exist
 */
export async function listHashes(db: Kysely<DB>, { moderatorId, caseId, hashes }: Listing) {
  await transact(db, async (tx) => {
    const each = await lockCase(tx, caseId);
    await refuseParty(tx, each, moderatorId);
    const { rows } = await sql`
      select 1 from moderation_decisions d where d.case_id = ${caseId} and d.undone_by is null
        and d.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN')`.execute(tx);
    if (rows.length === 0) throw notAllowed('Só o que foi retirado pode entrar na lista.');
    if (hashes.length === 0) throw notAllowed('Não há aqui imagem que possa ser reconhecida.');
    if (!(await listFor(tx, each, hashes, moderatorId))) return;
    await withdrawUploads(tx, hashes);
    await writeLog(tx, {
      actorId: moderatorId,
      action: 'HASH_LISTED',
      caseId,
      subjectId: each.author_id,
      detail: { hashes },
    });
  });
}

/**
 * Links the hashes to this case, even if another case has already listed the same hashes.
 * @returns true if any link is new
 */
async function listFor(tx: Transaction<DB>, { id: case_id, reason }: Case, hashes: string[], added_by: string) {
  // Setting the hash to its present value locks an existing row. If another transaction is deleting the row, this
  // statement waits and inserts the row again.
  const listed = await tx
    .insertInto('known_hashes')
    .values([...new Set(hashes)].sort().map((hash) => ({ id: uuidv7(), hash, reason, case_id, added_by })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet((row) => ({ hash: row.ref('excluded.hash') })))
    .returning('id')
    .execute();
  const ids = listed.map(({ id }) => id);
  // The previous release stores a single case per hash, in `known_hashes.case_id`. This statement copies that case to
  // the join table.
  await sql`
    insert into known_hash_cases (hash_id, case_id) select id, case_id from known_hashes
    where id = any(${ids}::uuid[]) and case_id is not null and case_id <> ${case_id}
    on conflict do nothing`.execute(tx);
  const made = await tx
    .insertInto('known_hash_cases')
    .values(ids.map((hash_id) => ({ hash_id, case_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash_id')
    .execute();
  return made.length > 0;
}

/**
 * Takes the pictures of a case off the list of banned pictures.
 * @throws {ApiError} 403 for a moderator who published or reported the content
 * @throws {ApiError} 404 if the case does not exist
 */
export async function unlistHashes(db: Kysely<DB>, moderatorId: string, caseId: string) {
  await transact(db, async (tx) => {
    const each = await lockCase(tx, caseId);
    await refuseParty(tx, each, moderatorId);
    await unlist(tx, moderatorId, each);
  });
}

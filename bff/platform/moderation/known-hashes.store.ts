import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { notAllowed } from '../errors.ts';
import { lockCase } from './decisions.store.ts';
import { withdrawUploads } from './listed-files.ts';
import { writeLog } from '../cases/log.store.ts';
import { refuseParty } from './parties.ts';
import { unlist } from './unlist.ts';

type Case = Awaited<ReturnType<typeof lockCase>>;

interface Listing {
  moderatorId: string;
  caseId: string;
  hashes: string[];
}

/**
 * Puts the pictures of a case on the list, so that they are not published again; uploads of them that wait to be
 * published are gone with it, and what is published already is looked for afterwards (search-published.ts). Again
 * changes nothing.
 * @throws {ApiError} 404, 403 for a party to it, where nothing was taken down, or where there is no picture that can be
 * known again
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

/** What another case has listed is listed by this one as well. @returns whether something was not by this one yet */
async function listFor(tx: Transaction<DB>, { id: case_id, reason }: Case, hashes: string[], added_by: string) {
  // Written over by itself, so that what is there is locked, and what is taken off at this moment is put on again.
  const listed = await tx
    .insertInto('known_hashes')
    .values([...new Set(hashes)].sort().map((hash) => ({ id: uuidv7(), hash, reason, case_id, added_by })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet((row) => ({ hash: row.ref('excluded.hash') })))
    .returning('id')
    .execute();
  const ids = listed.map(({ id }) => id);
  // The version before notes one case of each picture, and that with the picture alone.
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

/** Takes a case's pictures off the list again. @throws {ApiError} 404, 403 for a party to it */
export async function unlistHashes(db: Kysely<DB>, moderatorId: string, caseId: string) {
  await transact(db, async (tx) => {
    const each = await lockCase(tx, caseId);
    await refuseParty(tx, each, moderatorId);
    await unlist(tx, moderatorId, each);
  });
}

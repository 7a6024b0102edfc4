import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { notAllowed } from '../errors.ts';
import { isSamePicture } from '../media/perceptual-hash.ts';
import { lockCase } from './decisions.store.ts';
import { isAlike } from './hash-lists.ts';
import { writeLog } from './log.store.ts';
import { listedKey } from './screening.ts';

interface Listing {
  moderatorId: string;
  caseId: string;
  hashes: string[];
}

/**
 * Puts the pictures of a case on the list, so that nobody publishes them again; uploads of them that wait to be
 * published are gone with it. Again changes nothing.
 * @throws {ApiError} 404, 403 where nothing was taken down, or where there is no picture that can be known again
 */
export async function listHashes(db: Kysely<DB>, { moderatorId, caseId, hashes }: Listing) {
  await db.transaction().execute(async (trx) => {
    const each = await lockCase(trx, caseId);
    const { rows } = await sql`
      select 1 from moderation_decisions d where d.case_id = ${caseId} and d.undone_by is null
        and d.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN')`.execute(trx);
    if (rows.length === 0) throw notAllowed('Só o que foi retirado pode entrar na lista.');
    if (hashes.length === 0) throw notAllowed('Não há aqui imagem que possa ser reconhecida.');
    const made = await trx
      .insertInto('known_hashes')
      .values(
        hashes.map((hash) => ({ id: uuidv7(), hash, reason: each.reason, case_id: caseId, added_by: moderatorId })),
      )
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .returning('id')
      .execute();
    if (made.length === 0) return;
    await withdrawUploads(trx, hashes);
    await writeLog(trx, {
      actorId: moderatorId,
      action: 'HASH_LISTED',
      caseId,
      subjectId: each.author_id,
      detail: { hashes },
    });
  });
}

/** What was uploaded before it was known, and is published by nobody yet. */
async function withdrawUploads(trx: Transaction<DB>, hashes: string[]) {
  const { rows } = await sql<{ id: string; mine: string; listed: string }>`
    select m.id, mine, listed from media m, unnest(m.hashes) mine, unnest(${hashes}::text[]) listed
    where m.post_id is null and m.purpose = 'post' and m.stored and not m.evidence
      and ${isAlike(sql`mine`, sql`listed`)}`.execute(trx);
  const ids = rows.filter(({ mine, listed }) => isSamePicture(mine, listed)).map(({ id }) => id);
  if (ids.length > 0) await trx.updateTable('media').set({ stored: false }).where('id', 'in', ids).execute();
}

/** Takes off the list what a case put there, or what stopped the upload that it is about. */
export async function unlistHashes(db: Kysely<DB>, moderatorId: string, caseId: string) {
  await db.transaction().execute(async (trx) => {
    const each = await lockCase(trx, caseId);
    const gone = await trx
      .deleteFrom('known_hashes')
      .where((on) =>
        on.or([on('case_id', '=', caseId), on(sql`${sql.lit(listedKey(''))} || id::text`, '=', each.content_key)]),
      )
      .returning('hash')
      .execute();
    if (gone.length === 0) return;
    const hashes = gone.map(({ hash }) => hash);
    await writeLog(trx, { actorId: moderatorId, action: 'HASH_UNLISTED', caseId, detail: { hashes } });
  });
}

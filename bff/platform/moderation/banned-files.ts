import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { isSamePicture } from '../media/perceptual-hash.ts';
import { openCase } from '../cases/cases.store.ts';
import { findReported } from '../cases/evidence.ts';
import { isAlike } from './banned-pictures.ts';
import { writeLog } from '../cases/log.store.ts';
import type { TargetKind } from '../cases/cases.table.ts';
import type { Reason } from '../policy/reasons.ts';
import { otherDecisionsWithholding } from './effective-decisions.ts';
import { isNotErased } from './not-erased.ts';

/**
 * Makes withheld files available to readers again, except files that another decision in force withholds, files that
 * resemble a banned picture, and files of an erased account.
 * @param decisionId the decision that is being undone, if any
 */
export async function giveBytesBack(tx: Transaction<DB>, mediaIds: string[], decisionId: string | null = null) {
  if (mediaIds.length === 0) return;
  const known = sql`(select h.hash from known_hashes h)`;
  const listed = await filesLike(tx, known, sql`m.id = any(${mediaIds}::uuid[])`);
  await sql`
    update media m set withheld_at = null
    where m.id = any(${mediaIds}::uuid[]) and m.id <> all(${listed}::uuid[]) and ${isNotErased(sql.ref('m.owner_id'))}
      and not exists (select 1 ${otherDecisionsWithholding(sql.ref('m.id'), decisionId)})`.execute(tx);
}

/**
 * Makes published files available to readers again if they were withheld only because they resembled these pictures,
 * which were just taken off the list of banned pictures.
 */
export async function giveUnlistedBack(tx: Transaction<DB>, hashes: string[]) {
  const withheld = sql`m.withheld_at is not null and ${isPublished}`;
  await giveBytesBack(tx, await filesLike(tx, sql`unnest(${hashes}::text[])`, withheld));
}

/** SQL condition on a media row `m`: the file belongs to a published post, or was not uploaded for a post. */
const isPublished = sql`(m.post_id is not null or m.purpose <> 'post')`;
/**
 * SQL condition on a media row: no post uses the upload yet. It repeats the predicate of a partial index, so that
 * PostgreSQL uses that index.
 */
const isWaiting = sql`(m.post_id is null and m.purpose = 'post')`;

/**
 * Marks unpublished uploads that resemble one of the hashes as not stored, so that the next media sweep deletes them.
 * @param which SQL condition on media rows `m`; by default every row
 */
export async function withdrawUploads(tx: Transaction<DB>, hashes: string[], which = sql`true`) {
  const unpublished = sql`${isWaiting} and not m.evidence`;
  const ids = await filesLike(tx, sql`unnest(${hashes}::text[])`, sql`${unpublished} and ${which}`);
  await sql`update media m set stored = false where m.id = any(${ids}::uuid[]) and ${unpublished}`.execute(tx);
}

interface Search {
  hashes: string[];
  reason: Reason;
  /** SQL condition that selects media rows `m`. */
  which: RawBuilder<unknown>;
}

/**
 * Opens a moderation case for each published object (for example a post or a profile) that shows a matching file.
 * Moderators judge the file together with its context.
 */
export async function openCasesOfPublished(tx: Transaction<DB>, { hashes, reason, which }: Search) {
  const shown = sql`m.withheld_at is null and ${isPublished} and ${which}`;
  const ids = await filesLike(tx, sql`unnest(${hashes}::text[])`, shown);
  const { rows } = await sql<{ kind: TargetKind; id: string }>`
    with files as (select m.id, m.owner_id, m.post_id from media m where m.id = any(${ids}::uuid[]))
    select 'POST' as kind, p.id from files f join posts p on p.id = f.post_id where p.deleted_at is null
    union select 'MESSAGE', x.id from files f join messages x on x.media_id = f.id where x.taken_down is null
    union select 'COMMUNITY', c.id from files f join communities c on c.picture_id = f.id where c.closed_at is null
    union select 'AD', a.id from files f join ad_files n on n.media_id = f.id join ads a on a.id = n.ad_id
      where a.state in ('EM_ANALISE', 'ATIVO')
    union select 'PROFILE', u.id from files f join users u on u.id = f.owner_id
      where starts_with(u.avatar_key, f.id::text) or starts_with(u.cover_key, f.id::text)
    order by 1, 2`.execute(tx);
  const at = new Date();
  for (const { kind: targetKind, id: targetId } of rows) {
    const object = await findReported(tx, targetKind, targetId);
    if (!object) continue;
    const caseId = await openCase(tx, { targetKind, targetId, reason, origin: 'HASH', object, at });
    const subjectId = object.authorId;
    const action = 'HASH_FOUND';
    await writeLog(tx, { actorId: null, action, caseId, targetKind, targetId, subjectId, detail: { reason } });
  }
}

/**
 * Returns the ids of stored files that resemble one of the known pictures.
 * @param known an SQL expression for the set of hashes of the known pictures
 * @param which an SQL condition on the media rows (alias `m`)
 */
async function filesLike(tx: Transaction<DB>, known: RawBuilder<unknown>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string; mine: string; listed: string }>`
    select m.id, mine, listed from media m, unnest(m.hashes) mine, ${known} known (listed)
    where m.stored and ${which} and ${isAlike(sql`mine`, sql`listed`)}`.execute(tx);
  return [...new Set(rows.filter(({ mine, listed }) => isSamePicture(mine, listed)).map(({ id }) => id))];
}

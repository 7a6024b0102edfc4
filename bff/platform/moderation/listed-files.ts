import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { isSamePicture } from '../media/perceptual-hash.ts';
import { openCase } from '../cases/cases.store.ts';
import { findReported } from '../cases/evidence.ts';
import { isAlike } from './hash-lists.ts';
import { writeLog } from '../cases/log.store.ts';
import type { TargetKind } from '../cases/cases.table.ts';
import type { Reason } from '../policy/reasons.ts';
import { othersWithholding } from './standing.ts';
import { isThere } from './there.ts';

/**
 * Gives files back but for those that another decision that stands keeps away, or that resemble a picture on the list,
 * or whose owner was erased. @param decisionId the one that is being undone, if any
 */
export async function giveBytesBack(tx: Transaction<DB>, mediaIds: string[], decisionId: string | null = null) {
  if (mediaIds.length === 0) return;
  const known = sql`(select h.hash from known_hashes h)`;
  const listed = await filesLike(tx, known, sql`m.id = any(${mediaIds}::uuid[])`);
  await sql`
    update media m set withheld_at = null
    where m.id = any(${mediaIds}::uuid[]) and m.id <> all(${listed}::uuid[]) and ${isThere(sql.ref('m.owner_id'))}
      and not exists (select 1 ${othersWithholding(sql.ref('m.id'), decisionId)})`.execute(tx);
}

/** What was kept away for nothing but resembling pictures that are listed no more. */
export async function giveUnlistedBack(tx: Transaction<DB>, hashes: string[]) {
  const withheld = sql`m.withheld_at is not null and ${isPublished}`;
  await giveBytesBack(tx, await filesLike(tx, sql`unnest(${hashes}::text[])`, withheld));
}

/** An upload is a post's until it is published, or used for something else. */
const isPublished = sql`(m.post_id is not null or m.purpose <> 'post')`;
/** The same in the words of an index, which holds what waits alone. */
const isWaiting = sql`(m.post_id is null and m.purpose = 'post')`;

/**
 * What was uploaded before it was known and is not published yet is gone.
 * @param which files, which go by `m`; all by default
 */
export async function withdrawUploads(tx: Transaction<DB>, hashes: string[], which = sql`true`) {
  const unpublished = sql`${isWaiting} and not m.evidence`;
  const ids = await filesLike(tx, sql`unnest(${hashes}::text[])`, sql`${unpublished} and ${which}`);
  await sql`update media m set stored = false where m.id = any(${ids}::uuid[]) and ${unpublished}`.execute(tx);
}

interface Search {
  hashes: string[];
  reason: Reason;
  /** Among which files, which go by `m`. */
  which: RawBuilder<unknown>;
}

/** What is published already becomes cases, of whatever kind it is: a picture is judged where it stands. */
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
 * The stored files that resemble one of some pictures.
 * @param known a set of hashes
 * @param which files, which go by `m`
 */
async function filesLike(tx: Transaction<DB>, known: RawBuilder<unknown>, which: RawBuilder<unknown>) {
  const { rows } = await sql<{ id: string; mine: string; listed: string }>`
    select m.id, mine, listed from media m, unnest(m.hashes) mine, ${known} known (listed)
    where m.stored and ${which} and ${isAlike(sql`mine`, sql`listed`)}`.execute(tx);
  return [...new Set(rows.filter(({ mine, listed }) => isSamePicture(mine, listed)).map(({ id }) => id))];
}

import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { isPictureOfShown } from '../policy/communities.ts';
import { isPictureSeenBy } from '../policy/conversations.ts';
import type { DB } from '../db/schema.ts';
import { invalidInput } from '../errors.ts';
import { isPaidFor, isVisible } from '../policy/posts.ts';
import { isCoverOfShown, isLocked } from '../policy/members.ts';
import type { MediaPurpose, MediaTable } from './media.table.ts';
import type { PreparedMedia } from './prepare.ts';

export type MediaRow = Selectable<MediaTable>;
export type MediaKeys = Pick<MediaRow, 'id' | 'variants' | 'poster_key'>;

const UNPUBLISHED_DAYS = 1; // API.md, "POST /api/media", documents this number of days.
/** The maximum time from the insertion of an upload's row to its last byte in the file store. */
const STORING_HOURS = 1;
const SWEEP_BATCH = 500;

/** Inserts the row of an upload before the file is stored; db/migrations/002-media.ts explains why. */
export async function insertMedia(
  db: Kysely<DB>,
  id: string,
  ownerId: string,
  purpose: MediaPurpose,
  media: PreparedMedia,
) {
  return await db
    .insertInto('media')
    .values({
      id,
      owner_id: ownerId,
      purpose,
      post_id: null,
      kind: media.kind,
      width: media.width,
      height: media.height,
      duration: media.duration,
      thumbhash: media.thumbhash,
      mime_type: media.mimeType,
      variants: JSON.stringify(media.variants),
      poster_key: media.posterKey,
      hashes: media.hashes,
      bytes: media.variants.reduce((sum, { bytes }) => sum + bytes, 0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markStored(db: Kysely<DB>, id: string) {
  await db.updateTable('media').set({ stored: true }).where('id', '=', id).execute();
}

/**
 * Returns the total size in bytes of a member's uploads that no post, message, ad or profile uses. Excludes files that
 * are kept only as evidence for moderation.
 */
export async function unpublishedBytes(db: Kysely<DB>, ownerId: string) {
  const { bytes } = await db
    .selectFrom('media')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .where('purpose', '=', 'post')
    .where((eb) => eb.or([eb('stored', '=', true), eb('evidence', '=', false)]))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function mediaById(db: Kysely<DB>, ids: string[]) {
  if (ids.length === 0) return [];
  return await db.selectFrom('media').selectAll().where('id', 'in', ids).orderBy('id').execute();
}

export async function rememberHash(db: Kysely<DB>, id: string, hash: string) {
  await db
    .updateTable('media')
    .set({ hashes: [hash] })
    .where('id', '=', id)
    .execute();
}

export interface PostFile {
  idFile: string;
  alt: string;
}

/**
 * Attaches all given files to a post in the given order, or none of them.
 * @param tx the transaction that creates the post
 * @throws {ApiError} INVALID_INPUT if a file is repeated, unknown, in use or belongs to another member
 */
export async function attachFiles(tx: Kysely<DB>, postId: string, ownerId: string, items: PostFile[]) {
  if (items.length === 0) return;
  const wanted = JSON.stringify(items.map(({ idFile, alt }, position) => ({ id: idFile, alt, position })));
  const { rows } = await sql<{ id: string }>`
    update media set post_id = ${postId}, alt = wanted.alt, position = wanted.position
    from jsonb_to_recordset(${wanted}::text::jsonb) as wanted (id uuid, alt text, position smallint)
    where media.id = wanted.id and media.owner_id = ${ownerId} and media.post_id is null
      and media.stored and media.purpose = 'post'
    returning media.id
  `.execute(tx);
  if (rows.length !== items.length) {
    throw invalidInput('uploads', 'Um dos arquivos não está mais disponível. Envie-o novamente.');
  }
}

/**
 * Marks the owner's unused files as not stored, before they are deleted from the store. Skips files that a post uses.
 * @returns the storage keys of the marked files
 */
export async function withdrawUnpublished(db: Kysely<DB>, ownerId: string, ids: string[]): Promise<MediaKeys[]> {
  if (ids.length === 0) return [];
  return await db
    .updateTable('media')
    .set({ stored: false })
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId)
    .where('post_id', 'is', null)
    .where('purpose', '=', 'post')
    .where('stored', '=', true)
    .returning(['id', 'variants', 'poster_key'])
    .execute();
}

export async function withdrawOfPost(db: Kysely<DB>, postId: string): Promise<MediaKeys[]> {
  return await db
    .updateTable('media')
    .set({ stored: false })
    .where('post_id', '=', postId)
    .where('evidence', '=', false)
    .returning(['id', 'variants', 'poster_key'])
    .execute();
}

/**
 * Marks a picture that its owner has replaced as not stored, unless a community still shows it.
 * @returns the picture's storage keys
 */
export async function withdrawPicture(db: Kysely<DB>, id: string): Promise<MediaKeys[]> {
  return await withdrawn(
    db,
    sql`id = ${id} and post_id is null and not exists (select 1 from communities c where c.picture_id = media.id)`,
  );
}

/** Makes the present owners of these communities the owners of the communities' pictures that this member uploaded. */
export async function passOnPictures(db: Kysely<DB>, ownerId: string) {
  await sql`
    update media set owner_id = c.owner_id from communities c
    where c.picture_id = media.id and media.owner_id = ${ownerId} and c.owner_id <> ${ownerId}`.execute(db);
}

/**
 * Marks all files of a member as not stored, because the account is erased.
 * @returns the storage keys to delete
 */
export async function withdrawOwned(db: Kysely<DB>, ownerId: string): Promise<MediaKeys[]> {
  return await withdrawn(db, sql`owner_id = ${ownerId}`);
}

/**
 * Marks files as not stored.
 * @returns the storage keys to delete now; files that moderation still needs as evidence are deleted by a later sweep
 */
async function withdrawn(db: Kysely<DB>, which: RawBuilder<unknown>): Promise<MediaKeys[]> {
  const { rows } = await sql<MediaKeys & { evidence: boolean }>`
    update media set stored = false where ${which} returning id, variants, poster_key, evidence`.execute(db);
  return rows.filter(({ evidence }) => !evidence);
}

/**
 * Returns whether a file is withheld from all readers (`isWithheld`), and whether this reader has no access to the
 * post, message or profile with the file (`isShut`). The reader is null for a visitor. Authors keep access to their own
 * files, even in a community that they have left.
 */
export async function accessTo(db: Kysely<DB>, id: string, reader: string | null) {
  const { rows } = await sql<{ isWithheld: boolean; isShut: boolean }>`
    select (m.withheld_at is not null or p.deleted_at is not null
        or ${isLocked(sql`m.owner_id`)} and (p.id is not null and ${isPaidFor(reader, 'p')}) is not true) as "isWithheld",
      case when p.id is not null then p.author_id is distinct from ${reader}::uuid and ${isVisible(reader, 'p')} is not true
        when m.purpose = 'message' then not ${isPictureSeenBy(reader, sql.ref('m.id'))}
        when m.purpose = 'cover' then not ${isCoverOfShown(reader, sql.ref('m.id'), sql.ref('m.owner_id'))}
          and not ${isPictureOfShown(reader, sql.ref('m.id'))}
        else false end as "isShut"
    from media m left join posts p on p.id = m.post_id where m.id = ${id}`.execute(db);
  return rows[0] ?? { isWithheld: false, isShut: false };
}

/**
 * Marks abandoned files as not stored and returns their keys. A file is abandoned if it was never published, if it
 * belongs to a deleted post, or if an interrupted upload or deletion left it behind. The outer condition checks the
 * locked row again, because the file may have been published or become evidence meanwhile.
 * @param failed ids of files that could not be deleted in this sweep
 */
export async function withdrawAbandoned(db: Kysely<DB>, failed: readonly string[] = []): Promise<MediaKeys[]> {
  const { rows } = await sql<MediaKeys>`
    update media set stored = false where id in (
      (select id from media where not stored and not evidence and ${isNotAmong(failed)} and created_at < now() - make_interval(hours => ${STORING_HOURS}::int) limit ${SWEEP_BATCH})
      union all
      (select id from media where post_id is null and purpose = 'post' and not evidence
        and ${isNotAmong(failed)} and created_at < now() - make_interval(days => ${UNPUBLISHED_DAYS}::int) limit ${SWEEP_BATCH})
      union all
      (select m.id from media m join posts p on p.id = m.post_id where p.deleted_at is not null and not m.evidence
        and ${isNotAmong(failed, 'm.id')} limit ${SWEEP_BATCH})
    ) and not evidence and (not stored or (post_id is null and purpose = 'post')
      or exists (select 1 from posts p where p.id = post_id and p.deleted_at is not null))
    returning id, variants, poster_key
  `.execute(db);
  return rows;
}

function isNotAmong(ids: readonly string[], column = 'id') {
  return sql<boolean>`not ${sql.ref(column)} = any(${ids}::uuid[])`;
}

export async function deleteMedia(db: Kysely<DB>, id: string) {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

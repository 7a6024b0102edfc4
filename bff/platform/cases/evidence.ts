import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { trimText, visibleLength } from '../../../schema/texts.ts';
import type { DB } from '../db/schema.ts';
import { filesOfPost, fileById, type MediaRecord } from '../media/media.wire.ts';
import type { TargetKind } from './cases.table.ts';
import type { AdEvidence, Evidence } from './evidence-record.ts';

/**
 * The number of messages before the reported message that are kept as evidence too, because a single message is often
 * misread.
 */
const MESSAGES_BEFORE = 4;

/** In visible characters. Shorter texts without files are too common to be compared. */
const MIN_COMPARED = 8;
/** Matches the invisible characters by which copies of a text may differ. Also matches parts of emoji. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export interface ReportedObject {
  authorId: string | null;
  evidence: Evidence;
  mediaIds: string[];
  contentKey: string | null;
}

interface Found {
  author_id: string;
  title?: string | null;
  text: string | null;
  files?: MediaRecord[] | null;
  pictures?: (string | null)[];
  before?: { authorId: string; text: string; at: string }[] | null;
  post_id?: string | null;
  community_id?: string | null;
  conversation_id?: string | null;
  created_at: Date | null;
  ad?: AdEvidence | null;
}

const ID_LENGTH = 36;

/**
 * Returns the current content of a reported object; undefined when the object does not exist. Does not check the
 * object's visibility.
 */
export async function findReported(db: Kysely<DB>, kind: TargetKind, id: string): Promise<ReportedObject | undefined> {
  const [found] = await find(db, kind, id);
  if (!found) return undefined;
  const files = found.files ?? [];
  const pictures = (found.pictures ?? []).filter((key) => key !== null);
  const evidence: Evidence = {
    title: found.title ?? null,
    text: found.text ?? '',
    files,
    pictures,
    before: found.before ?? [],
    postId: found.post_id ?? null,
    communityId: found.community_id ?? null,
    conversationId: found.conversation_id ?? null,
    createdAt: found.created_at?.toISOString() ?? null,
    ad: found.ad ?? null,
  };
  // A decision on a boost (a paid promotion of a post) ends the boost only. The post and its files stay published,
  // because reports about the post have cases of their own.
  if (found.ad?.kind === 'BOOST') return { authorId: found.author_id, evidence, mediaIds: [], contentKey: null };
  return {
    authorId: found.author_id,
    evidence,
    mediaIds: [...files.map((file) => file.id), ...pictures.map((key) => key.slice(0, ID_LENGTH))],
    contentKey: contentKeyOf(kind, evidence, await looksOf(db, files)),
  };
}

async function find(db: Kysely<DB>, kind: TargetKind, id: string): Promise<Found[]> {
  switch (kind) {
    case 'POST': {
      const { rows } = await sql<Found>`
        select p.author_id, p.text, p.community_id, p.id as post_id, p.created_at, ${filesOfPost(sql.ref('p.id'))} as files
        from posts p where p.id = ${id} and p.deleted_at is null`.execute(db);
      return rows;
    }
    case 'COMMENT': {
      const { rows } = await sql<Found>`
        select c.author_id, c.text, c.post_id, p.community_id, c.created_at
        from comments c join posts p on p.id = c.post_id where c.id = ${id} and c.taken_down is null and c.erased_at is null`.execute(
        db,
      );
      return rows;
    }
    case 'PROFILE': {
      const { rows } = await sql<Found>`
        select u.id as author_id, u.name || ' (@' || u.nickname || ')' as title, u.bio as text, array[u.avatar_key, u.cover_key] as pictures, u.created_at
        from users u where u.id = ${id}`.execute(db);
      return rows;
    }
    case 'MESSAGE': {
      const { rows } = await sql<Found>`
        select x.sender_id as author_id, x.text, x.conversation_id, x.created_at,
          case when x.media_id is null then '[]'::jsonb else jsonb_build_array(${fileById(sql.ref('x.media_id'))}) end as files,
          (select jsonb_agg(jsonb_build_object('authorId', b.sender_id, 'text', b.text, 'at', b.created_at) order by b.seq)
           from messages b where b.conversation_id = x.conversation_id
             and b.seq < x.seq and b.seq >= x.seq - ${MESSAGES_BEFORE}) as before
        from messages x where x.id = ${id} and x.taken_down is null`.execute(db);
      return rows;
    }
    case 'COMMUNITY': {
      const { rows } = await sql<Found>`
        select c.owner_id as author_id, c.name as title, concat_ws(E'\n\n', nullif(c.description, ''), nullif(c.rules, '')) as text,
          c.id as community_id, c.created_at,
          case when c.picture_id is null then '[]'::jsonb else jsonb_build_array(${fileById(sql.ref('c.picture_id'))}) end as files
        from communities c where c.id = ${id} and c.closed_at is null`.execute(db);
      return rows;
    }
    case 'AD': {
      const { rows } = await sql<Found>`
        select a.owner_id as author_id, a.title, a.created_at, a.post_id,
          case when a.post_id is null then coalesce(a.link, u.bio, '') else coalesce(p.text, '') end as text,
          case when p.id is not null then ${filesOfPost(sql.ref('p.id'))} else (
            select coalesce(jsonb_agg(${fileById(sql.ref('f.media_id'))} order by f.position), '[]'::jsonb)
            from ad_files f where f.ad_id = a.id
          ) end as files,
          jsonb_build_object('kind', a.kind, 'highlight', a.highlight, 'targets', a.targets, 'startDay', a.start_day,
            'endDay', a.end_day, 'totalCentavos', a.total_centavos) as ad
        from ads a join users u on u.id = a.owner_id left join posts p on p.id = a.post_id and p.deleted_at is null
        where a.id = ${id}`.execute(db);
      return rows;
    }
    case 'OTHER':
      return [];
  }
}

/** Returns the perceptual hashes of the files, in the order of the files. Leaves out files that were never hashed. */
async function looksOf(db: Kysely<DB>, files: MediaRecord[]) {
  if (files.length === 0) return [];
  const ids = files.map(({ id }) => id);
  const rows = await db.selectFrom('media').select(['id', 'hashes']).where('id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id)?.hashes ?? []);
}

/**
 * Returns a key that is equal for the same text and pictures, even if they are posted again or sent to many people, so
 * that one decision covers all these copies. Ignores case, invisible characters and repeated blanks. Returns null if
 * the content cannot be compared, for example because it is too short.
 */
function contentKeyOf(kind: TargetKind, { text, files }: Evidence, looks: string[]) {
  const visible = text.normalize('NFKC').toLowerCase().replace(INVISIBLE, '');
  const words = trimText(visible.replace(/\s+/g, ' '));
  const isComparable = kind === 'POST' || kind === 'COMMENT' || kind === 'MESSAGE' || kind === 'AD';
  if (!isComparable || looks.length < files.length || (visibleLength(words) < MIN_COMPARED && files.length === 0))
    return null;
  return createHash('sha256')
    .update([words, ...looks].join('\n'))
    .digest('base64url');
}

/** Marks the files of a case as evidence, so that they are kept even if their owner deletes them. */
export async function keepAsEvidence(db: Kysely<DB>, mediaIds: string[]) {
  if (mediaIds.length === 0) return;
  await db.updateTable('media').set({ evidence: true }).where('id', 'in', mediaIds).execute();
}

/**
 * Unmarks the files of a case that no other case needs as evidence. The next media sweep deletes the unmarked files
 * that their owner had deleted.
 */
export async function releaseEvidence(db: Kysely<DB>, caseId: string, mediaIds: string[]) {
  if (mediaIds.length === 0) return;
  await sql`
    update media set evidence = false where id = any(${mediaIds}::uuid[]) and not exists (
      select 1 from moderation_cases k where k.id <> ${caseId} and media.id = any(k.media_ids)
        and (k.status = 'OPEN' or exists (
          select 1 from moderation_decisions d where d.case_id = k.id and d.kind <> 'DISMISS' and d.undone_by is null))
    )`.execute(db);
}

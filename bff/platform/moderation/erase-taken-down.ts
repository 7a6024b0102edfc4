import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import type { TargetKind } from '../cases/cases.table.ts';

export interface OldCase {
  id: string;
  target_kind: TargetKind;
  target_id: string;
  media_ids: string[];
}

/**
 * Erases for good the content that a case's decision took down. Deletes the text of comments and messages, and releases
 * the files of all content, including posts: the clean-up of media deletes a released file when no other case needs it.
 * posts/purge.ts erases the posts themselves. Erases nothing if the decision was undone.
 */
export async function eraseTakenDown(
  tx: Transaction<DB>,
  { id, target_kind: kind, target_id: target, media_ids }: OldCase,
) {
  const { rows } = await sql<{ id: string }>`
    select d.id from moderation_decisions d
    where d.case_id = ${id} and d.kind in ('TAKE_DOWN', 'SUSPEND', 'BAN') and d.undone_by is null`.execute(tx);
  if (rows.length === 0 || kind === 'POST') return;
  const decisions = sql`${rows.map((row) => row.id)}::uuid[]`;
  const shown = await filesShown(tx, { kind, target, decisions });
  const files = sql`${[...media_ids, ...shown]}::uuid[]`;
  switch (kind) {
    case 'COMMENT':
      // The decision took down the comment together with its replies.
      await sql`
        update comments set text = ''
        where (id = ${target} or parent_id = ${target}) and taken_down = any(${decisions})`.execute(tx);
      break;
    case 'MESSAGE':
      await sql`
        update messages set text = '', media_id = null where id = ${target} and taken_down = any(${decisions})`.execute(
        tx,
      );
      break;
    case 'COMMUNITY':
      // The statement does not check `taken_down`, because this column is empty for a community that was closed before
      // the decision.
      await sql`
        update communities set picture_id = null where id = ${target} and picture_id = any(${files})`.execute(tx);
      break;
    case 'AD':
      // The statement does not check `taken_down`, because this column is empty for an ad that had ended before the
      // decision.
      await sql`delete from ad_files where ad_id = ${target} and media_id = any(${files})`.execute(tx);
      break;
    case 'PROFILE':
    case 'OTHER':
  }
  await sql`update media m set stored = false where m.id = any(${files}) and not ${isUsed}`.execute(tx);
}

interface Shown {
  kind: TargetKind;
  target: string;
  decisions: RawBuilder<unknown>;
}

/**
 * Returns the files that taken-down content still contains. They are read from the content itself, because a case whose
 * evidence is erased no longer lists its files.
 */
async function filesShown(tx: Transaction<DB>, { kind, target, decisions }: Shown) {
  const { rows } = await sql<{ id: string }>`
    select media_id as id from messages
      where ${kind} = 'MESSAGE' and id = ${target} and taken_down = any(${decisions}) and media_id is not null
    union all
    select picture_id from communities
      where ${kind} = 'COMMUNITY' and id = ${target} and taken_down = any(${decisions}) and picture_id is not null
    union all
    select f.media_id from ad_files f join ads a on a.id = f.ad_id
      where ${kind} = 'AD' and a.id = ${target} and a.taken_down = any(${decisions})`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * SQL condition on a media row `m`: some content still shows the file, or the file belongs to a post and is deleted
 * with it later.
 */
const isUsed = sql`(m.post_id is not null
  or exists (select 1 from messages x where x.media_id = m.id)
  or exists (select 1 from communities c where c.picture_id = m.id)
  or exists (select 1 from ad_files f where f.media_id = m.id)
  or exists (select 1 from users u where u.id = m.owner_id
    and (starts_with(u.avatar_key, m.id::text) or starts_with(u.cover_key, m.id::text))))`;

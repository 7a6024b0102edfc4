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
 * Erases what a case's decision took down for good: the words of comments and messages, and files of every kind, which
 * the next sweep deletes once no other case needs them. A post goes by itself (posts/purge.ts). Where the decision was
 * undone, all stays.
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
      // With the answers, which went with it.
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
      // It may have been closed before the decision.
      await sql`
        update communities set picture_id = null where id = ${target} and picture_id = any(${files})`.execute(tx);
      break;
    case 'AD':
      // It may have been over before the decision.
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

/** What was taken down and shows yet: a case whose evidence was erased long ago names its files no more. */
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

/** Whether anything still shows a file, or its own sweep takes it; files go by `m`. */
const isUsed = sql`(m.post_id is not null
  or exists (select 1 from messages x where x.media_id = m.id)
  or exists (select 1 from communities c where c.picture_id = m.id)
  or exists (select 1 from ad_files f where f.media_id = m.id)
  or exists (select 1 from users u where u.id = m.owner_id
    and (starts_with(u.avatar_key, m.id::text) or starts_with(u.cover_key, m.id::text))))`;

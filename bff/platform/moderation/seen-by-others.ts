import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { isLocked } from '../policy/members.ts';
import { findReported } from '../cases/evidence.ts';
import type { TargetKind } from '../cases/cases.table.ts';

/**
 * Returns true while members other than the author can see the reported object. The answer to a reporter says whether
 * the content is still visible.
 */
export async function isSeenByOthers(db: Kysely<DB>, kind: TargetKind, id: string) {
  const object = await findReported(db, kind, id);
  if (!object) return false;
  if (kind === 'COMMUNITY' || kind === 'MESSAGE') return true;
  const author = sql`${object.authorId}::uuid`;
  const { rows } = await sql`
    select 1 where not ${isLocked(author)} and not exists (
      select 1 from comments c join posts p on p.id = c.post_id
      where c.id = ${id} and (p.deleted_at is not null or ${isLocked(sql.ref('p.author_id'))})
    ) and not exists (select 1 from ads a where a.id = ${id} and a.state not in ('EM_ANALISE', 'ATIVO'))`.execute(db);
  return rows.length > 0;
}

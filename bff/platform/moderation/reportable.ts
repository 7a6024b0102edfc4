import { sql, type Kysely } from 'kysely';
import { commentNotFound, requireComment } from '../comments/comments.store.ts';
import { requireCommunity } from '../communities/communities.store.ts';
import { isSeenByMe } from '../conversations/messages.store.ts';
import type { DB } from '../db/schema.ts';
import { ApiError, notFound } from '../errors.ts';
import { requireVisiblePost } from '../posts/visibility.ts';
import { requireProfile } from '../profiles/profiles.store.ts';
import { isBlockedBetween } from '../profiles/visibility.ts';
import type { TargetKind } from './moderation.table.ts';

/**
 * Whether a member may report something, which is whether they may see it: no report tells what is there, and no case is
 * opened by guessing.
 * @throws {ApiError} 404 for what is hidden from them as for what does not exist
 */
export async function requireReportable(db: Kysely<DB>, viewer: string, kind: TargetKind, id: string) {
  switch (kind) {
    case 'POST':
      await requireVisiblePost(db, viewer, id);
      return;
    case 'PROFILE':
      await requireProfile(db, viewer, id);
      return;
    case 'COMMUNITY':
      await requireCommunity(db, viewer, id);
      return;
    case 'COMMENT': {
      const comment = await db.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst();
      if (!comment) throw commentNotFound();
      await requireVisiblePost(db, viewer, comment.post_id).catch((error: unknown) => {
        throw error instanceof ApiError ? commentNotFound() : error;
      });
      await requireComment(db, viewer, comment.post_id, id);
      return;
    }
    case 'MESSAGE': {
      const { rows } = await sql`
        select 1 from messages x join conversation_members me on me.user_id = ${viewer} and ${isSeenByMe}
        where x.id = ${id}`.execute(db);
      if (rows.length === 0) throw notFound('Mensagem não encontrada.');
      return;
    }
    case 'AD': {
      const { rows } = await sql`
        select 1 from ads a where a.id = ${id} and (a.owner_id = ${viewer}
          or a.state in ('ATIVO', 'FINALIZADO') and not ${isBlockedBetween(viewer, sql`a.owner_id`)})`.execute(db);
      if (rows.length === 0) throw notFound('Anúncio não encontrado.');
      return;
    }
    case 'OTHER':
      throw notFound();
  }
}

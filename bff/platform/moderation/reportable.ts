import { sql, type Kysely } from 'kysely';
import { commentNotFound, requireComment } from '../comments/comments.store.ts';
import { requireCommunity } from '../communities/communities.store.ts';
import { isSeenByMe } from '../policy/conversations.ts';
import type { DB } from '../db/schema.ts';
import { ApiError, notFound } from '../errors.ts';
import { activeMembership, isVisible, requireVisiblePost } from '../policy/posts.ts';
import { requireProfile } from '../profiles/profiles.store.ts';
import { hasBlocked, isBlockedBetween, isLocked } from '../policy/members.ts';
import { findReported, type ReportedObject } from '../cases/evidence.ts';
import type { TargetKind } from '../cases/cases.table.ts';

/**
 * Returns the object if the member may report it. Members may report only objects that they can see, so that reporting
 * does not reveal hidden objects and a guessed id opens no case. As an exception, members may report the content of an
 * author whom they have blocked.
 * @throws {ApiError} 404 for hidden and for missing objects
 */
export async function requireReportable(
  db: Kysely<DB>,
  viewer: string,
  kind: TargetKind,
  id: string,
): Promise<ReportedObject> {
  const object = await findReported(db, kind, id);
  try {
    await requireSeen(db, viewer, kind, id);
  } catch (error) {
    const author = object?.authorId;
    if (author == null || !(error instanceof ApiError)) throw error;
    const { rows } = await sql`
      select 1 where ${hasBlocked(viewer, author)} and not ${hasBlocked(author, viewer)} and not ${isLocked(author)}`.execute(
      db,
    );
    if (rows.length === 0 || !(await isSeenWithoutBlock(db, viewer, kind, id))) throw error;
  }
  if (!object) throw notFound();
  return object;
}

/**
 * Returns true if only the viewer's own block hides the object: all members can see the object, or it is a post in a
 * community that the viewer belongs to.
 */
async function isSeenWithoutBlock(db: Kysely<DB>, viewer: string, kind: TargetKind, id: string) {
  switch (kind) {
    case 'POST':
      return await isOpenTo(db, viewer, id);
    case 'COMMENT': {
      const comment = await db.selectFrom('comments').select('post_id').where('id', '=', id).executeTakeFirst();
      return comment !== undefined && (await isOpenTo(db, viewer, comment.post_id));
    }
    case 'AD': {
      const ad = await db.selectFrom('ads').select('state').where('id', '=', id).executeTakeFirst();
      return ad?.state === 'ATIVO' || ad?.state === 'FINALIZADO';
    }
    default:
      return kind === 'PROFILE' || kind === 'COMMUNITY';
  }
}

async function isOpenTo(db: Kysely<DB>, viewer: string, postId: string) {
  const { rows } = await sql`
    select 1 from posts p where p.id = ${postId} and (${isVisible(viewer, 'p')} or ${isVisible(null, 'p')} or (
      p.deleted_at is null and not p.in_review and exists (
        select 1 from community_members v
        where v.community_id = p.community_id and v.user_id = ${viewer} and v.status in ${activeMembership})))`.execute(
    db,
  );
  return rows.length > 0;
}

async function requireSeen(db: Kysely<DB>, viewer: string, kind: TargetKind, id: string) {
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

import { sql, type Selectable } from 'kysely';
import { clearDecision, endBoosts, endByDecision } from '../ads/ad-states.ts';
import { changeOf, type CommentChange, type Revisions } from '../comments/changes.ts';
import { uncountPost } from '../communities/post-count.ts';
import { endOfferIn } from '../communities/offers.ended.ts';
import { breakOff } from '../communities/vip/vip.ending.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { notify } from '../events/notify.ts';
import { takeBackComments, takeBackCommunity, takeBackPosts } from '../events/take-back.ts';
import type { PostChange } from '../events/posts.ts';
import { activeMembership } from '../policy/posts.ts';
import { lockPosts } from '../policy/visibility-lock.ts';
import { giveBytesBack } from './banned-files.ts';
import type { TargetKind, Undo } from '../cases/cases.table.ts';
import { otherDecisionsAbout } from './effective-decisions.ts';
import { clearProfile, putBackProfile } from './take-down-profile.ts';
import { isNotErased } from './not-erased.ts';

/** The reason that an advertiser reads if the moderator wrote no reason. */
const AGAINST_THE_RULES = 'Não segue as regras da casa.';

export interface Target {
  kind: TargetKind;
  id: string;
  mediaIds: string[];
}

type Case = Selectable<DB['moderation_cases']>;

/**
 * Returns the object that a case is about. The kind is OTHER for a comment or message that cannot be restored, because
 * its text was erased.
 */
export function caseTargetOf(
  each: Pick<Case, 'target_kind' | 'target_id' | 'media_ids' | 'taken_down_erased_at'>,
): Target {
  const { target_kind: kind, target_id: id, media_ids: mediaIds, taken_down_erased_at: erasedAt } = each;
  const isErased = erasedAt !== null && (kind === 'COMMENT' || kind === 'MESSAGE');
  return { kind: isErased ? 'OTHER' : kind, id, mediaIds };
}

export interface TakenDown {
  undo: Undo;
  /** The ids of the members that lost access to a community because it was taken down. */
  outside: string[];
  /** The change to announce to open pages, if any. */
  shown?: Shown;
}

/** A change that open pages must be told: of a conversation, a comment or a post. */
export interface Shown {
  conversation?: { id: string; members: string[] };
  comment?: CommentChange;
  post?: PostChange;
}

/**
 * Hides an object and its files from all members. `putBack` reverses this, except for content that its author has
 * deleted meanwhile.
 */
export async function takeDown(tx: Tx, target: Target, decisionId: string, words: string): Promise<TakenDown> {
  const done = await takeDownOne(tx, target, decisionId, words);
  if (target.mediaIds.length > 0) {
    await tx
      .updateTable('media')
      .set({ withheld_at: sql<Date>`now()` })
      .where('id', 'in', target.mediaIds)
      .execute();
  }
  return { undo: {}, outside: [], ...done };
}

async function takeDownOne(
  tx: Tx,
  { kind, id }: Target,
  decisionId: string,
  words: string,
): Promise<Partial<TakenDown>> {
  switch (kind) {
    case 'POST':
      return await takeDownPost(tx, id, decisionId);
    case 'COMMENT':
      return await takeDownComment(tx, id, decisionId);
    case 'MESSAGE':
      return await takeDownMessage(tx, id, decisionId);
    case 'PROFILE':
      return await clearProfile(tx, id);
    case 'COMMUNITY':
      return await closeCommunity(tx, id, decisionId);
    case 'AD':
      await endByDecision(tx, id, decisionId, words === '' ? AGAINST_THE_RULES : words);
      return {};
    case 'OTHER':
      return {};
  }
}

async function takeDownPost(tx: Tx, id: string, decisionId: string) {
  await lockPosts(tx, [id]);
  const taken = await tx
    .updateTable('posts')
    .set({ deleted_at: sql<Date>`now()`, taken_down: decisionId })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['author_id', 'community_id', 'in_review'])
    .executeTakeFirst();
  if (!taken) return {};
  if (taken.community_id !== null && !taken.in_review) await uncountPost(tx, taken.community_id);
  await endBoosts(tx, taken.author_id, id);
  takeBackPosts(tx, [id]);
  return { shown: { post: { id, isGone: true } } };
}

/**
 * Takes down a comment together with its replies, which readers can no longer reach. Locks the post first, as a new
 * reply does, so that a concurrent reply is written first and is then taken down too.
 */
async function takeDownComment(tx: Tx, id: string, decisionId: string) {
  await sql`
    select 1 from posts where id = (select post_id from comments where id = ${id}) for no key update`.execute(tx);
  const { rows } = await sql<{ id: string; parent_id: string | null; post_id: string }>`
    update comments set taken_down = ${decisionId} where (id = ${id} or parent_id = ${id}) and taken_down is null
    returning id, parent_id, post_id`.execute(tx);
  const counted = await countComments(tx, id, rows, -1);
  if (rows.length === 0) return {};
  takeBackComments(
    tx,
    rows.map((row) => row.id),
  );
  return { shown: { comment: { ...(await changeOf(tx, id)), ...counted, difference: -rows.length } } };
}

/**
 * Updates the post's count of all comments, and the reply count of each parent comment.
 * @returns the new revision number of each changed count, for the event about the comment with this `id`
 */
async function countComments(
  tx: Tx,
  id: string,
  comments: { id: string; parent_id: string | null; post_id: string }[],
  sign: 1 | -1,
): Promise<Revisions> {
  const [first] = comments;
  if (!first) return { revision: null, threadRevision: null };
  const posts = await sql<{ revision: number }>`
    update posts set comment_count = comment_count + ${sign * comments.length}::int where id = ${first.post_id}
    returning comment_revision as revision`.execute(tx);
  const revision = posts.rows[0]?.revision ?? null;
  const parents = comments.map(({ parent_id }) => parent_id).filter((parent) => parent !== null);
  if (parents.length === 0) return { revision, threadRevision: null };
  const threads = await sql<{ id: string; revision: number }>`
    update comments c set reply_count = c.reply_count + ${sign}::int * answers.total
    from (select parent, count(*)::int as total from unnest(${parents}::uuid[]) parent group by parent) answers
    where c.id = answers.parent returning c.id, c.reply_revision as revision`.execute(tx);
  const above = comments.find((comment) => comment.id === id)?.parent_id;
  return { revision, threadRevision: threads.rows.find((thread) => thread.id === above)?.revision ?? null };
}

async function takeDownMessage(tx: Tx, id: string, decisionId: string) {
  const taken = await tx
    .updateTable('messages')
    .set({ taken_down: decisionId })
    .where('id', '=', id)
    .where('taken_down', 'is', null)
    .returning('conversation_id')
    .executeTakeFirst();
  return taken ? { shown: { conversation: await conversationOf(tx, taken.conversation_id) } } : {};
}

async function conversationOf(tx: Tx, id: string) {
  const rows = await tx
    .selectFrom('conversation_members')
    .select('user_id')
    .where('conversation_id', '=', id)
    .execute();
  return { id, members: rows.map(({ user_id }) => user_id) };
}

/**
 * Closes a community. Paying members get a refund for the days of their membership that have not begun. If the
 * community is restored, these members return as EXPIRED and must pay for a new month.
 */
async function closeCommunity(tx: Tx, id: string, decisionId: string) {
  const closed = await tx
    .updateTable('communities')
    .set({ closed_at: sql<Date>`now()`, taken_down: decisionId, member_count: 0, pending_count: 0 })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!closed) return {};
  const { rows } = await sql<{ user_id: string; inside: boolean }>`
    update community_members m set status = 'REMOVED', status_before = case when before.pays then 'EXPIRED' else m.status end
    from (
      select b.user_id, b.status in ${activeMembership} as inside, b.role <> 'OWNER' and s.id is not null as pays
      from community_members b left join vip_subscriptions s on s.community_id = b.community_id and s.user_id = b.user_id
      where b.community_id = ${id}
    ) before
    where m.community_id = ${id} and m.user_id = before.user_id
    returning m.user_id, before.inside`.execute(tx);
  const outside = rows.filter(({ inside }) => inside).map(({ user_id }) => user_id);
  await endOfferIn(tx, id);
  takeBackCommunity(tx, id, outside);
  notify(tx, ...(await breakOff(tx, sql`s.community_id = ${id}`, null)));
  return { outside };
}

/**
 * Restores an object to its state before a decision, unless another decision in force takes the object down too.
 * @returns the changes that open pages must be told
 */
export async function putBack(tx: Tx, target: Target, decisionId: string, undo: Undo): Promise<Shown> {
  // An upload that was refused (kind OTHER) was never available to readers, so its files stay withheld.
  if (target.kind !== 'OTHER') await giveBytesBack(tx, target.mediaIds, decisionId);
  switch (target.kind) {
    case 'POST':
      return await putBackPost(tx, target.id, decisionId);
    case 'COMMENT':
      return await putBackComment(tx, target.id, decisionId);
    case 'MESSAGE': {
      const back = await tx
        .updateTable('messages')
        .set({ taken_down: null })
        .where('taken_down', '=', decisionId)
        .where('id', '=', target.id)
        .returning('conversation_id')
        .executeTakeFirst();
      return back ? { conversation: await conversationOf(tx, back.conversation_id) } : {};
    }
    case 'PROFILE':
      await putBackProfile(tx, target.id, decisionId, undo);
      return {};
    case 'COMMUNITY':
      await reopenCommunity(tx, target.id, decisionId);
      return {};
    case 'AD':
      await clearDecision(tx, target.id, decisionId);
      return {};
    case 'OTHER':
      return {};
  }
}

/**
 * Restores a comment and the replies that were taken down with it. If another decision also takes down one of these
 * comments or its parent, that comment stays down and is assigned to the other decision.
 */
async function putBackComment(tx: Tx, id: string, decisionId: string): Promise<Shown> {
  const { rows } = await sql<{ id: string; parent_id: string | null; post_id: string; taken_down: string | null }>`
    update comments c set taken_down = (select d.id ${otherDecisionsAbout('COMMENT', sql`c.id, c.parent_id`, decisionId)} limit 1)
    where c.taken_down = ${decisionId} returning c.id, c.parent_id, c.post_id, c.taken_down`.execute(tx);
  const back = rows.filter(({ taken_down: other }) => other === null);
  const counted = await countComments(tx, id, back, 1);
  return back.length === 0 ? {} : { comment: { ...(await changeOf(tx, id)), ...counted, difference: back.length } };
}

async function putBackPost(tx: Tx, id: string, decisionId: string): Promise<Shown> {
  const back = await tx
    .updateTable('posts')
    .set({ deleted_at: null, taken_down: null, in_review: false })
    .where('id', '=', id)
    .where('taken_down', '=', decisionId)
    .returning('community_id')
    .executeTakeFirst();
  if (!back) return {};
  if (back.community_id !== null) {
    await sql`update communities set post_count = post_count + 1 where id = ${back.community_id}`.execute(tx);
  }
  return { post: { id, isGone: false } };
}

async function reopenCommunity(tx: Tx, id: string, decisionId: string) {
  const { rows } = await sql`
    update communities set closed_at = null, taken_down = null where id = ${id} and taken_down = ${decisionId}
      and ${isNotErased(sql.ref('owner_id'))} returning 1`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    update community_members set status = status_before, status_before = null
    where community_id = ${id} and status_before is not null`.execute(tx);
  await sql`
    update communities c set
      member_count = (select count(*) from community_members m where m.community_id = c.id and m.status in ${activeMembership}),
      pending_count = (select count(*) from community_members m where m.community_id = c.id and m.status = 'PENDING')
    where c.id = ${id}`.execute(tx);
}

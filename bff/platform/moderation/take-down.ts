import { sql, type Transaction } from 'kysely';
import { clearDecision, endByDecision } from '../ads/life.ts';
import { changeOf, type CommentChange, type Revisions } from '../comments/changes.ts';
import { uncountPost } from '../communities/post-count.ts';
import { endOfferIn } from '../communities/offers.ended.ts';
import { breakOffAll } from '../communities/vip.ending.ts';
import type { DB } from '../db/schema.ts';
import { notify, type Announcement } from '../events/notify.ts';
import { takeBackComments, takeBackCommunity, takeBackPosts } from '../events/take-back.ts';
import type { PostChange } from '../events/posts.ts';
import { activeMembership } from '../policy/posts.ts';
import { giveBytesBack } from './listed-files.ts';
import type { TargetKind, Undo } from '../cases/cases.table.ts';
import { othersAbout } from './standing.ts';
import { clearProfile, putBackProfile } from './take-down-profile.ts';
import { isThere } from './there.ts';

/** To an advertiser, where the moderator said no more. */
const AGAINST_THE_RULES = 'Não segue as regras da casa.';

export interface Target {
  kind: TargetKind;
  id: string;
  mediaIds: string[];
}

export interface TakenDown {
  undo: Undo;
  /** Takes back what was told about it: the last thing in the transaction. */
  recall: () => Promise<Announcement[]>;
  /** Who is outside now, of a community that was taken down. */
  outside: string[];
  /** Who sees it go, where it stands in a conversation, under a post or in lists of posts. */
  shown?: Shown;
}

/** What an open page is told of. */
export interface Shown {
  conversation?: { id: string; members: string[] };
  comment?: CommentChange;
  post?: PostChange;
}

/**
 * Takes an object away from everybody, its bytes included, in a way that `putBack` undoes. What its author has deleted
 * in the meantime stays deleted.
 */
export async function takeDown(
  trx: Transaction<DB>,
  target: Target,
  decisionId: string,
  words: string,
): Promise<TakenDown> {
  const done = await takeDownOne(trx, target, decisionId, words);
  if (target.mediaIds.length > 0) {
    await trx
      .updateTable('media')
      .set({ withheld_at: sql<Date>`now()` })
      .where('id', 'in', target.mediaIds)
      .execute();
  }
  return { undo: {}, recall: () => Promise.resolve([]), outside: [], ...done };
}

async function takeDownOne(
  trx: Transaction<DB>,
  { kind, id }: Target,
  decisionId: string,
  words: string,
): Promise<Partial<TakenDown>> {
  switch (kind) {
    case 'POST':
      return await takeDownPost(trx, id, decisionId);
    case 'COMMENT':
      return await takeDownComment(trx, id, decisionId);
    case 'MESSAGE':
      return await takeDownMessage(trx, id, decisionId);
    case 'PROFILE':
      return await clearProfile(trx, id);
    case 'COMMUNITY':
      return await closeCommunity(trx, id, decisionId);
    case 'AD': {
      const recall = await endByDecision(trx, id, decisionId, words === '' ? AGAINST_THE_RULES : words);
      return recall ? { recall } : {};
    }
    case 'OTHER':
      return {};
  }
}

async function takeDownPost(trx: Transaction<DB>, id: string, decisionId: string) {
  const taken = await trx
    .updateTable('posts')
    .set({ deleted_at: sql<Date>`now()`, taken_down: decisionId })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['community_id', 'in_review'])
    .executeTakeFirst();
  if (!taken) return {};
  if (taken.community_id !== null && !taken.in_review) await uncountPost(trx, taken.community_id);
  return { recall: () => takeBackPosts(trx, [id]), shown: { post: { id, isGone: true } } };
}

/**
 * With the answers to it: nobody can reach them any more. The post is locked first, as whoever answers does: an answer
 * of this moment is waited for, and taken along.
 */
async function takeDownComment(trx: Transaction<DB>, id: string, decisionId: string) {
  await sql`
    select 1 from posts where id = (select post_id from comments where id = ${id}) for no key update`.execute(trx);
  const { rows } = await sql<{ id: string; parent_id: string | null; post_id: string }>`
    update comments set taken_down = ${decisionId} where (id = ${id} or parent_id = ${id}) and taken_down is null
    returning id, parent_id, post_id`.execute(trx);
  const counted = await countComments(trx, id, rows, -1);
  const ids = rows.map((row) => row.id);
  const shown =
    rows.length === 0 ? {} : { comment: { ...(await changeOf(trx, id)), ...counted, difference: -rows.length } };
  return { recall: () => takeBackComments(trx, ids), shown };
}

/** A post counts every comment, a comment its answers. @returns at which revisions, for the comment `id` */
async function countComments(
  trx: Transaction<DB>,
  id: string,
  comments: { id: string; parent_id: string | null; post_id: string }[],
  sign: 1 | -1,
): Promise<Revisions> {
  const [first] = comments;
  if (!first) return { revision: null, threadRevision: null };
  const posts = await sql<{ revision: number }>`
    update posts set comment_count = comment_count + ${sign * comments.length}::int where id = ${first.post_id}
    returning comment_revision as revision`.execute(trx);
  const revision = posts.rows[0]?.revision ?? null;
  const parents = comments.map(({ parent_id }) => parent_id).filter((parent) => parent !== null);
  if (parents.length === 0) return { revision, threadRevision: null };
  const threads = await sql<{ id: string; revision: number }>`
    update comments c set reply_count = c.reply_count + ${sign}::int * answers.total
    from (select parent, count(*)::int as total from unnest(${parents}::uuid[]) parent group by parent) answers
    where c.id = answers.parent returning c.id, c.reply_revision as revision`.execute(trx);
  const above = comments.find((comment) => comment.id === id)?.parent_id;
  return { revision, threadRevision: threads.rows.find((thread) => thread.id === above)?.revision ?? null };
}

async function takeDownMessage(trx: Transaction<DB>, id: string, decisionId: string) {
  const taken = await trx
    .updateTable('messages')
    .set({ taken_down: decisionId })
    .where('id', '=', id)
    .where('taken_down', 'is', null)
    .returning('conversation_id')
    .executeTakeFirst();
  return taken ? { shown: { conversation: await conversationOf(trx, taken.conversation_id) } } : {};
}

async function conversationOf(trx: Transaction<DB>, id: string) {
  const rows = await trx
    .selectFrom('conversation_members')
    .select('user_id')
    .where('conversation_id', '=', id)
    .execute();
  return { id, members: rows.map(({ user_id }) => user_id) };
}

/** Who pays gets the days not begun back, and comes back to where a new month is to be paid. */
async function closeCommunity(trx: Transaction<DB>, id: string, decisionId: string) {
  const closed = await trx
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
    returning m.user_id, before.inside`.execute(trx);
  const outside = rows.filter(({ inside }) => inside).map(({ user_id }) => user_id);
  await endOfferIn(trx, id);
  const notices = await breakOffAll(trx, id, null);
  const recall = async () => [
    ...(await oneByOne(outside.toSorted(), (userId) => takeBackCommunity(trx, userId, id))),
    ...(await notify(trx, ...notices)),
  ];
  return { outside, recall };
}

async function oneByOne<Item>(items: Item[], takeBack: (item: Item) => Promise<Announcement[]>) {
  const told: Announcement[] = [];
  for (const item of items) told.push(...(await takeBack(item)));
  return told;
}

/**
 * Gives an object back as a decision found it, but for what another one that stands keeps away as well.
 * @returns who sees it come back
 */
export async function putBack(trx: Transaction<DB>, target: Target, decisionId: string, undo: Undo): Promise<Shown> {
  // An upload that was stopped was never shown.
  if (target.kind !== 'OTHER') await giveBytesBack(trx, target.mediaIds, decisionId);
  switch (target.kind) {
    case 'POST':
      return await putBackPost(trx, target.id, decisionId);
    case 'COMMENT':
      return await putBackComment(trx, target.id, decisionId);
    case 'MESSAGE': {
      const back = await trx
        .updateTable('messages')
        .set({ taken_down: null })
        .where('taken_down', '=', decisionId)
        .where('id', '=', target.id)
        .returning('conversation_id')
        .executeTakeFirst();
      return back ? { conversation: await conversationOf(trx, back.conversation_id) } : {};
    }
    case 'PROFILE':
      await putBackProfile(trx, target.id, decisionId, undo);
      return {};
    case 'COMMUNITY':
      await reopenCommunity(trx, target.id, decisionId);
      return {};
    case 'AD':
      await clearDecision(trx, target.id, decisionId);
      return {};
    case 'OTHER':
      return {};
  }
}

/** With the answers that went with it. What another decision takes down as well, or the comment above it, is that one's now. */
async function putBackComment(trx: Transaction<DB>, id: string, decisionId: string): Promise<Shown> {
  const { rows } = await sql<{ id: string; parent_id: string | null; post_id: string; taken_down: string | null }>`
    update comments c set taken_down = (select d.id ${othersAbout('COMMENT', sql`c.id, c.parent_id`, decisionId)} limit 1)
    where c.taken_down = ${decisionId} returning c.id, c.parent_id, c.post_id, c.taken_down`.execute(trx);
  const back = rows.filter(({ taken_down: other }) => other === null);
  const counted = await countComments(trx, id, back, 1);
  return back.length === 0 ? {} : { comment: { ...(await changeOf(trx, id)), ...counted, difference: back.length } };
}

async function putBackPost(trx: Transaction<DB>, id: string, decisionId: string): Promise<Shown> {
  const back = await trx
    .updateTable('posts')
    .set({ deleted_at: null, taken_down: null, in_review: false })
    .where('id', '=', id)
    .where('taken_down', '=', decisionId)
    .returning('community_id')
    .executeTakeFirst();
  if (!back) return {};
  if (back.community_id !== null) {
    await sql`update communities set post_count = post_count + 1 where id = ${back.community_id}`.execute(trx);
  }
  return { post: { id, isGone: false } };
}

async function reopenCommunity(trx: Transaction<DB>, id: string, decisionId: string) {
  const { rows } = await sql`
    update communities set closed_at = null, taken_down = null where id = ${id} and taken_down = ${decisionId}
      and ${isThere(sql.ref('owner_id'))} returning 1`.execute(trx);
  if (rows.length === 0) return;
  await sql`
    update community_members set status = status_before, status_before = null
    where community_id = ${id} and status_before is not null`.execute(trx);
  await sql`
    update communities c set
      member_count = (select count(*) from community_members m where m.community_id = c.id and m.status in ${activeMembership}),
      pending_count = (select count(*) from community_members m where m.community_id = c.id and m.status = 'PENDING')
    where c.id = ${id}`.execute(trx);
}

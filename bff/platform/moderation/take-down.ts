import { sql, type Transaction } from 'kysely';
import { clearDecision, endByDecision } from '../ads/life.ts';
import { changeOf, type CommentChange } from '../comments/changes.ts';
import { uncountPost } from '../communities/post-count.ts';
import { breakOffAll } from '../communities/vip.ending.ts';
import type { DB } from '../db/schema.ts';
import { notify, type Announcement } from '../notifications/notify.ts';
import { takeBackComments, takeBackCommunity, takeBackPost } from '../notifications/take-back.ts';
import type { PostChange } from '../posts/changes.ts';
import { activeMembership } from '../posts/visibility.ts';
import type { TargetKind, Undo } from './moderation.table.ts';

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
  return { recall: () => takeBackPost(trx, id), shown: { post: { id, isGone: true } } };
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
  await countComments(trx, rows, -1);
  const ids = rows.map((row) => row.id);
  const shown = rows.length === 0 ? {} : { comment: { ...(await changeOf(trx, id)), difference: -rows.length } };
  return { recall: () => takeBackComments(trx, ids), shown };
}

/** A post counts every comment, a comment its answers. */
async function countComments(
  trx: Transaction<DB>,
  comments: { id: string; parent_id: string | null; post_id: string }[],
  sign: 1 | -1,
) {
  const [first] = comments;
  if (!first) return;
  await sql`
    update posts set comment_count = comment_count + ${sign * comments.length}::int where id = ${first.post_id}`.execute(
    trx,
  );
  const parents = comments.map(({ parent_id }) => parent_id).filter((parent) => parent !== null);
  if (parents.length === 0) return;
  await sql`
    update comments c set reply_count = c.reply_count + ${sign}::int * answers.total
    from (select parent, count(*)::int as total from unnest(${parents}::uuid[]) parent group by parent) answers
    where c.id = answers.parent`.execute(trx);
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

/** A profile stays, without what it showed of itself. */
async function clearProfile(trx: Transaction<DB>, id: string) {
  const profile = await trx
    .selectFrom('users')
    .select(['avatar_key', 'cover_key', 'bio'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!profile) return {};
  await trx.updateTable('users').set({ avatar_key: null, cover_key: null, bio: null }).where('id', '=', id).execute();
  return { undo: { profile } };
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
  const notices = await breakOffAll(trx, id);
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

/** Gives an object back as a decision found it. @returns who sees it come back */
export async function putBack(trx: Transaction<DB>, target: Target, decisionId: string, undo: Undo): Promise<Shown> {
  if (target.mediaIds.length > 0) {
    await trx.updateTable('media').set({ withheld_at: null }).where('id', 'in', target.mediaIds).execute();
  }
  switch (target.kind) {
    case 'POST':
      return await putBackPost(trx, target.id, decisionId);
    case 'COMMENT': {
      const { rows } = await sql<{ id: string; parent_id: string | null; post_id: string }>`
        update comments set taken_down = null where taken_down = ${decisionId} returning id, parent_id, post_id`.execute(
        trx,
      );
      await countComments(trx, rows, 1);
      return rows.length === 0 ? {} : { comment: { ...(await changeOf(trx, target.id)), difference: rows.length } };
    }
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
      await putBackProfile(trx, target.id, undo);
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

/** What they have put there themselves since then stays. */
async function putBackProfile(trx: Transaction<DB>, id: string, { profile }: Undo) {
  if (!profile) return;
  await sql`
    update users set avatar_key = coalesce(avatar_key, ${profile.avatar_key}), cover_key = coalesce(cover_key, ${profile.cover_key}),
      bio = coalesce(bio, ${profile.bio})
    where id = ${id}`.execute(trx);
}

async function reopenCommunity(trx: Transaction<DB>, id: string, decisionId: string) {
  const { rows } = await sql`
    update communities set closed_at = null, taken_down = null where id = ${id} and taken_down = ${decisionId} returning 1`.execute(
    trx,
  );
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

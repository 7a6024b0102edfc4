import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { allComments, topLevelComments, repliesTo } from '../../../bff/platform/comments/comments.store.ts';
import { unpublishedBytes } from '../../../bff/platform/media/media.store.ts';
import type { PageRequest } from '../../../bff/platform/http/pagination.ts';
import { discoverPosts } from '../../../bff/platform/posts/discover-posts.store.ts';
import { communityFeed, homeFeed, profileFeed } from '../../../bff/platform/posts/feed.store.ts';
import { requirePost } from '../../../bff/platform/posts/posts.store.ts';
import { hasPostgres, idOf, pagesOf, populated } from '../../support/populated.ts';

/**
 * SQL for 1,000 members, 100,000 posts, 200,000 reactions and 100,000 comments. The first member follows 200 members,
 * and has blocked or muted 200 others.
 */
const population = [
  `insert into users (id, email, password_hash, name, nickname, birth_date)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro ' || n, 'm', '1990-01-01' from generate_series(1, 1000) n`,
  `insert into follows (follower_id, followed_id)
   select ${idOf(1, '1')}, ${idOf(1, 'n')} from generate_series(2, 201) n`,
  `insert into communities (id, owner_id, kind, name) select ${idOf(5, 'n')}, ${idOf(1, '1')}, 'VIP', 'c' from generate_series(1, 4) n`,
  `insert into community_members (community_id, user_id)
   select ${idOf(5, 'c')}, ${idOf(1, 'n')} from generate_series(1, 4) c, generate_series(1, 50) n`,
  `insert into posts (id, author_id, community_id, comment_count, text)
   select ${idOf(2, 'n')}, ${idOf(1, '1 + n * 7919 % 1000')}, case when n % 20 = 0 then ${idOf(5, '1 + n / 20 % 4')} end, 1, repeat('texto ', 20) || 'palavra' || n % 1000
   from generate_series(1, 100000) n`,
  `insert into post_reactions (post_id, user_id)
   select ${idOf(2, '1 + n / 2')}, ${idOf(1, '1 + (n * 31 + n % 2) % 1000')} from generate_series(1, 199998) n on conflict do nothing`,
  `insert into comments (id, post_id, author_id, reply_count, text)
   select ${idOf(3, 'n')}, ${idOf(2, '1 + n * 31 % 100000')}, ${idOf(1, '1 + n % 1000')}, case when n <= 1000 then 1 else 0 end, 'oi' from generate_series(1, 100000) n`,
  `insert into comments (id, post_id, author_id, parent_id, text)
   select ${idOf(3, '100000 + n')}, ${idOf(2, '1 + n * 31 % 100000')}, ${idOf(1, '1')}, ${idOf(3, 'n')}, 'oi' from generate_series(1, 1000) n`,
  `insert into comment_reactions (comment_id, user_id)
   select ${idOf(3, 'n')}, ${idOf(1, '1 + n % 1000')} from generate_series(1, 50000) n`,
  `insert into media (id, owner_id, post_id, stored, kind, width, height, mime_type, variants, bytes)
   select ${idOf(4, 'n')}, ${idOf(1, '1 + n * 7919 % 1000')}, ${idOf(2, 'n')}, true, 'image', 1, 1, 'image/webp', '[]', 1 from generate_series(1, 50000) n`,
  `insert into media (id, owner_id, stored, kind, width, height, mime_type, variants, bytes)
   select ${idOf(4, '50000 + n')}, ${idOf(1, '2 + n % 900')}, true, 'image', 1, 1, 'image/webp', '[]', 7 from generate_series(1, 20000) n`,
  `insert into blocks (blocker_id, blocked_id) select ${idOf(1, '1')}, ${idOf(1, 'n')} from generate_series(300, 400) n`,
  `insert into mutes (muter_id, muted_id) select ${idOf(1, '1')}, ${idOf(1, 'n')} from generate_series(150, 250) n`,
  `update users set is_private = true where id in (select ${idOf(1, 'n')} from generate_series(900, 1000) n)`,
];

/** SQL for 20,000 erased members. Each has a removed comment that remains in the table because it has replies. */
const erased = [
  `insert into users (id, email, password_hash, name, nickname, birth_date, deletes_at)
   select ${idOf(1, '100000 + n')}, 'x' || n || '@excluida.invalid', 'none', 'Conta excluída', 'x' || n, '1900-01-01', '9999-12-31T00:00:00Z'
   from generate_series(1, 20000) n`,
  `insert into comments (id, post_id, author_id, text, erased_at)
   select ${idOf(3, '200000 + n')}, ${idOf(2, '1 + n * 31 % 100000')}, ${idOf(1, '100000 + n')}, '', now()
   from generate_series(1, 20000) n`,
  'analyze',
];

/**
 * SQL for 2,000 banned members with 20,000 comments on many posts, and for a single post with 20,010 comments, ten of
 * them by banned members.
 */
const out = [
  `insert into users (id, email, password_hash, name, nickname, birth_date, locked_until)
   select ${idOf(1, '200000 + n')}, 'o' || n || '@exemplo.example', '-', 'Fora ' || n, 'm', '1990-01-01', 'infinity'
   from generate_series(1, 2000) n`,
  `insert into comments (id, post_id, author_id, text)
   select ${idOf(3, '300000 + n')}, ${idOf(2, '1 + n * 37 % 49000')}, ${idOf(1, '200001 + n % 2000')}, 'oi'
   from generate_series(1, 20000) n`,
  `insert into comments (id, post_id, author_id, text)
   select ${idOf(3, '400000 + n')}, ${idOf(2, '50003')}, ${idOf(1, 'case when n <= 10 then 200000 + n else 401 + n % 499 end')}, 'oi'
   from generate_series(1, 20010) n`,
  `update posts set comment_count = comment_count + 20010 where id = ${idOf(2, '50003')}`,
  'analyze',
];

describe.runIf(hasPostgres())('feed queries over 100,000 posts and 200,000 reactions (needs PostgreSQL)', () => {
  const { db, id, statementsOf, genericPlanOf, plansOf } = populated('feed', population);
  let viewer = '';
  let post = '';
  let comment = '';
  let community = '';

  beforeAll(async () => {
    [viewer, post, comment, community] = await Promise.all([id(1, 1), id(2, 50_000), id(3, 500), id(5, 1)]);
  });

  const first: PageRequest = { size: 10, direction: 'after', cursor: null };
  const deep = (part: string): PageRequest => ({ ...first, cursor: { part, id: post } });
  const newer = (part: string): PageRequest => ({ size: 10, direction: 'before', cursor: { part, id: post } });

  it.each([
    ['the first page of the feed', () => homeFeed(db, viewer, first)],
    ['a deep page of posts of followed members', () => homeFeed(db, viewer, deep('f'))],
    ['a deep page of posts of other members', () => homeFeed(db, viewer, deep('d'))],
    ['newer posts', () => homeFeed(db, viewer, newer('d'))],
    ["a visitor's feed", () => homeFeed(db, null, first)],
    ['the feed of a profile', () => profileFeed(db, viewer, viewer, deep(''))],
    ['the feed of a community', () => communityFeed(db, viewer, community, deep(''))],
    ['posts to discover', () => discoverPosts(db, viewer, { text: '', category: null }, deep(''))],
    ['posts with a rare word', () => discoverPosts(db, viewer, { text: 'palavra77 texto', category: null }, first)],
    [
      'posts with a word that all posts have',
      () => discoverPosts(db, viewer, { text: 'texto', category: null }, deep('')),
    ],
    ['a post', () => requirePost(db, viewer, post)],
    ['the comments of a post', () => topLevelComments(db, viewer, post, first)],
    ['the replies to a comment', () => repliesTo(db, viewer, comment, first)],
  ])('the query for "%s" is one statement that scans no large table', async (_name, call) => {
    const plans = await plansOf(call);
    expect(plans).toHaveLength(1);
    expect(plans[0]).not.toMatch(/Seq Scan on (posts|post_reactions|comments|comment_reactions|media)/);
    // The number of database pages (8 KiB) is the same on every machine. A scan of a whole table would read thousands
    // of pages.
    expect(pagesOf(plans[0]), plans[0]).toBeLessThan(4_000);
  });

  describe('a member who follows 600 members', () => {
    let fan = '';
    const says = (count: number) => sql`update users set following_count = ${count} where id = ${fan}`.execute(db);

    beforeAll(async () => {
      fan = await id(1, 2);
      await sql`insert into follows (follower_id, followed_id)
        select ${fan}, id from users where id > ${fan} order by id limit 600`.execute(db);
      await sql`insert into blocks (blocker_id, blocked_id) values (${fan}, ${sql.raw(idOf(1, '500'))})`.execute(db);
      await sql`update posts set in_review = true where id in (
        select id from posts order by id desc limit 30)`.execute(db);
    });

    it('the feed of that member reads fewer than 1,000 disk blocks per page', async () => {
      await says(600);
      for (const page of [first, deep('f'), deep('d')]) {
        const [plan] = await plansOf(() => homeFeed(db, fan, page));
        expect(pagesOf(plan), plan).toBeLessThan(1_000);
      }
    });

    it('the feed query used for many follows returns the same pages as the query used for few follows', async () => {
      const last = { size: 60, direction: 'after', cursor: { part: 'f', id: await id(2, 40) } } as const;
      for (const page of [first, deep('f'), last, newer('f'), deep('d')]) {
        await says(600);
        const posts = await homeFeed(db, fan, page);
        await says(0);
        expect(posts).toEqual(await homeFeed(db, fan, page));
        expect(posts.length).toBeGreaterThan(10);
      }
    });
  });

  it('the generic query plan of a post search has no Seq Scan on posts and reads fewer than 4,000 disk blocks', async () => {
    const [statement] = await statementsOf(() =>
      discoverPosts(db, viewer, { text: 'palavra77', category: null }, first),
    );
    if (statement === undefined) throw new Error('nothing was asked');
    const plan = await genericPlanOf(statement);
    expect(plan).not.toMatch(/Seq Scan on posts/);
    expect(pagesOf(plan), plan).toBeLessThan(4_000);
  });

  it("unpublishedBytes() reads fewer than 60 disk blocks to sum the sizes of a member's files", async () => {
    const other = await id(1, 2);
    expect(await unpublishedBytes(db, viewer)).toBe(0);
    expect(await unpublishedBytes(db, other)).toBe(22 * 7);
    for (const member of [viewer, other]) {
      const [plan = ''] = await plansOf(() => unpublishedBytes(db, member));
      expect(pagesOf(plan), plan).toBeLessThan(60);
    }
  });

  it("counting a post's 20,000 comments, without those of banned members, reads fewer than 500 disk blocks", async () => {
    const discussed = await id(2, 50_003);
    const before = await shownOf(discussed);
    for (const statement of out) await sql.raw(statement).execute(db);
    for (const member of [viewer, null]) {
      const [plan = ''] = await plansOf(() => requirePost(db, member, discussed));
      expect(pagesOf(plan), plan).toBeLessThan(500);
    }
    expect(await shownOf(discussed)).toBe(before + 20_000);
  });

  it('allComments() with the offset 2,000 skips 2,000 comments and reads fewer than 4,000 disk blocks', async () => {
    const discussed = await id(2, 50_003);
    const list = (limit: number, offset: number) => allComments(db, viewer, discussed, limit, offset);
    let pages = 0;
    for (const plan of await plansOf(() => list(10, 2_000))) pages += pagesOf(plan);
    expect(pages).toBeLessThan(4_000);
    const [all, some] = [await list(999, 1_500), await list(10, 2_000)];
    expect(some.map((comment) => comment.id)).toEqual(all.slice(500, 510).map((comment) => comment.id));
    expect(new Set(all.map((comment) => comment.id)).size).toBe(999);
    expect(await list(10, 1_000_000)).toEqual([]);
  });

  it('with 20,000 erased accounts, reading the feed takes fewer than 200 additional disk blocks', async () => {
    const [before = ''] = await plansOf(() => homeFeed(db, viewer, first));
    for (const statement of erased) await sql.raw(statement).execute(db);
    const [after = ''] = await plansOf(() => homeFeed(db, viewer, first));
    expect(pagesOf(after), after).toBeLessThan(pagesOf(before) + 200);
  });

  const shownOf = async (id: string) => (await requirePost(db, viewer, id)).comment_count;
});

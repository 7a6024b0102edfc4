import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { topLevelComments, repliesTo } from '../../bff/platform/comments/comments.store.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import type { DB } from '../../bff/platform/db/schema.ts';
import type { PageRequest } from '../../bff/platform/pagination.ts';
import { discoverPosts } from '../../bff/platform/posts/discover-posts.store.ts';
import { communityFeed, homeFeed, profileFeed } from '../../bff/platform/posts/feed.store.ts';
import { requirePost } from '../../bff/platform/posts/posts.store.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../support/postgres.ts';

const server = inject('postgresUrl');
const NAME = `test_plan_${process.pid}`;

/** Id number `n` of a kind: time-ordered, as UUIDv7 are. */
const idOf = (kind: number, n: string) =>
  `(lpad(to_hex(${n}::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(${kind}), 12, '0'))::uuid`;

/** 1,000 members, 100,000 posts, 200,000 reactions, 100,000 comments; the first member follows 200, and has blocked or muted 200. */
const population = [
  `insert into users (id, email, password_hash, name, nickname, birth_date)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro ' || n, 'm', '1990-01-01' from generate_series(1, 1000) n`,
  `insert into follows (follower_id, followed_id)
   select ${idOf(1, '1')}, ${idOf(1, 'n')} from generate_series(2, 201) n`,
  `insert into communities (id, owner_id, kind, name) select ${idOf(5, 'n')}, ${idOf(1, '1')}, 'VIP', 'c' from generate_series(1, 4) n`,
  `insert into community_members (community_id, user_id)
   select ${idOf(5, 'c')}, ${idOf(1, 'n')} from generate_series(1, 4) c, generate_series(1, 50) n`,
  `insert into posts (id, author_id, community_id, text)
   select ${idOf(2, 'n')}, ${idOf(1, '1 + n * 7919 % 1000')}, case when n % 20 = 0 then ${idOf(5, '1 + n / 20 % 4')} end, repeat('texto ', 20) || 'palavra' || n % 1000
   from generate_series(1, 100000) n`,
  `insert into post_reactions (post_id, user_id)
   select ${idOf(2, '1 + n / 2')}, ${idOf(1, '1 + (n * 31 + n % 2) % 1000')} from generate_series(1, 199998) n on conflict do nothing`,
  `insert into comments (id, post_id, author_id, text)
   select ${idOf(3, 'n')}, ${idOf(2, '1 + n * 31 % 100000')}, ${idOf(1, '1 + n % 1000')}, 'oi' from generate_series(1, 100000) n`,
  `insert into comments (id, post_id, author_id, parent_id, text)
   select ${idOf(3, '100000 + n')}, ${idOf(2, '1 + n * 31 % 100000')}, ${idOf(1, '1')}, ${idOf(3, 'n')}, 'oi' from generate_series(1, 1000) n`,
  `insert into comment_reactions (comment_id, user_id)
   select ${idOf(3, 'n')}, ${idOf(1, '1 + n % 1000')} from generate_series(1, 50000) n`,
  `insert into media (id, owner_id, post_id, stored, kind, width, height, mime_type, variants, bytes)
   select ${idOf(4, 'n')}, ${idOf(1, '1')}, ${idOf(2, 'n')}, true, 'image', 1, 1, 'image/webp', '[]', 1 from generate_series(1, 50000) n`,
  `insert into blocks (blocker_id, blocked_id) select ${idOf(1, '1')}, ${idOf(1, 'n')} from generate_series(300, 400) n`,
  `insert into mutes (muter_id, muted_id) select ${idOf(1, '1')}, ${idOf(1, 'n')} from generate_series(150, 250) n`,
  `update users set is_private = true where id in (select ${idOf(1, 'n')} from generate_series(900, 1000) n)`,
  'analyze',
];

describe.skipIf(server === null)('with 100,000 posts and 200,000 reactions', () => {
  const asked: CompiledQuery[] = [];
  let pool: pg.Pool;
  let db: Kysely<DB>;
  let viewer = '';
  let post = '';
  let comment = '';
  let community = '';

  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: await createPostgresDatabase(server ?? '', NAME) });
    db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) });
    await migrate(db);
    for (const statement of population) await sql.raw(statement).execute(db);
    [viewer, post, comment, community] = await Promise.all([id(1, 1), id(2, 50_000), id(3, 500), id(5, 1)]);
  }, 60_000);

  afterAll(async () => {
    await db.destroy();
    await dropPostgresDatabase(server ?? '', NAME);
  });

  async function id(kind: number, n: number) {
    const { rows } = await sql<{ id: string }>`select ${sql.raw(idOf(kind, String(n)))} as id`.execute(db);
    return rows[0]?.id ?? '';
  }

  /** The statements of a call, and what PostgreSQL does for them. */
  async function plansOf(call: () => Promise<unknown>) {
    asked.length = 0;
    await call();
    const statements = [...asked];
    const plans = [];
    for (const { sql: text, parameters } of statements) {
      const { rows } = await pool.query<Record<'QUERY PLAN', string>>(`explain (analyze, buffers) ${text}`, [
        ...parameters,
      ]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  }

  const first: PageRequest = { size: 10, direction: 'after', cursor: null };
  const deep = (part: string): PageRequest => ({ ...first, cursor: { part, id: post } });
  const newer = (part: string): PageRequest => ({ size: 10, direction: 'before', cursor: { part, id: post } });

  it.each([
    ['the first page of the feed', () => homeFeed(db, viewer, first)],
    ['a page deep in what is followed', () => homeFeed(db, viewer, deep('f'))],
    ['a page deep in discovery', () => homeFeed(db, viewer, deep('d'))],
    ['what is newer', () => homeFeed(db, viewer, newer('d'))],
    ["a visitor's feed", () => homeFeed(db, null, first)],
    ['a profile', () => profileFeed(db, viewer, viewer, deep(''))],
    ['a community', () => communityFeed(db, viewer, community, deep(''))],
    ['posts to discover', () => discoverPosts(db, viewer, { text: '', category: null }, deep(''))],
    ['posts with a rare word', () => discoverPosts(db, viewer, { text: 'palavra77 texto', category: null }, first)],
    ['posts with a word that all have', () => discoverPosts(db, viewer, { text: 'texto', category: null }, deep(''))],
    ['a post', () => requirePost(db, viewer, post)],
    ['its comments', () => topLevelComments(db, viewer, post, first)],
    ['the replies to one', () => repliesTo(db, viewer, comment, first)],
  ])('%s takes one statement, which walks indexes', async (_name, call) => {
    const plans = await plansOf(call);
    expect(plans).toHaveLength(1);
    expect(plans[0]).not.toMatch(/Seq Scan on (posts|post_reactions|comments|comment_reactions|media)/);
    // Pages of 8 KiB looked at, whatever the machine: reading a whole table would take thousands.
    expect(pagesOf(plans[0] ?? '')).toBeLessThan(4_000);
  });
});

/** Buffers of the topmost node, which include those of all below it. */
function pagesOf(plan: string) {
  const [, hit = '0', , read = '0'] = /Buffers: shared(?: hit=(\d+))?( read=(\d+))?/.exec(plan) ?? [];
  return Number(hit) + Number(read);
}

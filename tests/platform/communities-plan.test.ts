import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { requireCommunity, requireMembership } from '../../bff/platform/communities/communities.store.ts';
import { invitesOf } from '../../bff/platform/communities/invites.store.ts';
import { communitiesOf, findCommunities } from '../../bff/platform/communities/lists.store.ts';
import { membersOf, requestsOf } from '../../bff/platform/communities/members.store.ts';
import { migrate } from '../../bff/platform/db/migrate.ts';
import type { DB } from '../../bff/platform/db/schema.ts';
import type { PageRequest } from '../../bff/platform/pagination.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '../support/postgres.ts';

const server = inject('postgresUrl');
const NAME = `test_communities_${process.pid}`;

const idOf = (kind: number, n: string) =>
  `(lpad(to_hex(${n}::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(${kind}), 12, '0'))::uuid`;

/** 2,000 members, 20,000 communities with pictures, 100,000 memberships, 20,000 blocks: the first community has everybody, half of them waiting. */
const population = [
  `insert into users (id, email, password_hash, name, nickname, birth_date)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro ' || n, 'm' || n, '1990-01-01' from generate_series(1, 2000) n`,
  `insert into media (id, owner_id, purpose, stored, kind, width, height, mime_type, variants, bytes)
   select ${idOf(6, 'n')}, ${idOf(1, '1')}, 'cover', true, 'image', 1, 1, 'image/webp', '[]', 1 from generate_series(1, 20000) n`,
  `insert into blocks (blocker_id, blocked_id)
   select ${idOf(1, '2 + n % 1000')}, ${idOf(1, '1002 + n % 998')} from generate_series(1, 20000) n on conflict do nothing`,
  `insert into communities (id, owner_id, kind, name, description, member_count, picture_id)
   select ${idOf(2, 'n')}, ${idOf(1, '1 + n % 2000')}, 'PRIVADA', 'Roda ' || n, 'Conversa sobre tema' || n % 500, n % 300,
     ${idOf(6, 'n')}
   from generate_series(1, 20000) n`,
  `insert into community_members (id, community_id, user_id, status)
   select ${idOf(3, 'n')}, ${idOf(2, '1')}, ${idOf(1, 'n')}, case when n % 2 = 0 then 'PENDING' else 'ACTIVE' end
   from generate_series(1, 2000) n`,
  `insert into community_members (id, community_id, user_id)
   select ${idOf(4, 'n')}, ${idOf(2, '2 + n % 19000')}, ${idOf(1, '1 + n % 2000')} from generate_series(1, 98000) n
   on conflict do nothing`,
  `insert into community_invites (id, community_id, token_hash, created_by)
   select ${idOf(5, 'n')}, ${idOf(2, '1 + n % 1000')}, decode(lpad(to_hex(n), 8, '0'), 'hex'), ${idOf(1, '1')}
   from generate_series(1, 20000) n`,
  'analyze',
];

describe.skipIf(server === null)('with 20,000 communities and 100,000 memberships', () => {
  const asked: CompiledQuery[] = [];
  let pool: pg.Pool;
  let db: Kysely<DB>;
  let viewer = '';
  let community = '';
  let middle = '';

  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: await createPostgresDatabase(server ?? '', NAME) });
    db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void asked.push(query) });
    await migrate(db);
    for (const statement of population) await sql.raw(statement).execute(db);
    [viewer, community, middle] = await Promise.all([id(1, 1), id(2, 1), id(3, 1_000)]);
  }, 60_000);

  afterAll(async () => {
    await db.destroy();
    await dropPostgresDatabase(server ?? '', NAME);
  });

  async function id(kind: number, n: number) {
    const { rows } = await sql<{ id: string }>`select ${sql.raw(idOf(kind, String(n)))} as id`.execute(db);
    return rows[0]?.id ?? '';
  }

  const first: PageRequest = { size: 20, direction: 'after', cursor: null };
  const deep = (part: string, from = middle): PageRequest => ({ ...first, cursor: { part, id: from } });

  it.each([
    ['a community', () => requireCommunity(db, viewer, community)],
    ['whether somebody is inside', () => requireMembership(db, viewer, community)],
    ["a member's own communities", () => communitiesOf(db, viewer, first)],
    ['a page deep in them', () => communitiesOf(db, viewer, deep(''))],
    ['what there is to discover', () => findCommunities(db, viewer, '', first)],
    ['a page deep in it', () => findCommunities(db, viewer, '', deep('150', community))],
    ['what a search finds', () => findCommunities(db, viewer, 'tema77 rod', first)],
    ['members', () => membersOf(db, viewer, community, first)],
    ['a page deep in members', () => membersOf(db, viewer, community, deep('MEMBER'))],
    ['requests', () => requestsOf(db, viewer, community, first)],
    ['a page deep in requests', () => requestsOf(db, viewer, community, deep(''))],
    ['invites', () => invitesOf(db, community)],
  ])('%s takes one statement, which walks indexes', async (_name, call) => {
    asked.length = 0;
    await call();
    const [statement, ...more] = [...asked];
    expect(more).toEqual([]);
    const { rows } = await pool.query<Record<'QUERY PLAN', string>>(
      `explain (analyze, buffers) ${statement?.sql ?? ''}`,
      [...(statement?.parameters ?? [])],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (communities|community_members|community_invites|users|media)/);
    // Pages of 8 KiB looked at: reading a whole table would take thousands.
    const [, hit = '0', , read = '0'] = /Buffers: shared(?: hit=(\d+))?( read=(\d+))?/.exec(plan) ?? [];
    expect(Number(hit) + Number(read)).toBeLessThan(1_500);
  });
});

import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  listNotifications,
  notificationsSince,
  notificationState,
} from '../../../bff/platform/notifications/notifications.store.ts';
import type { PageRequest } from '../../../bff/platform/http/pagination.ts';
import { discover } from '../../../bff/platform/profiles/discover.store.ts';
import { peopleIn } from '../../../bff/platform/profiles/people-lists.store.ts';
import { findProfiles } from '../../../bff/platform/profiles/profiles.store.ts';
import { suggest } from '../../../bff/platform/profiles/suggestions.store.ts';
import { hasPostgres, idOf, pagesOf, populated } from '../../support/populated.ts';

const me = idOf(1, '1');

/**
 * SQL for 30,000 members, 270 of them with a Cyrillic name and 27 with a Chinese name, 100,000 follows, 5,000 blocks
 * and 50,000 notifications. The first member follows 300 members, has 5,000 followers and has received 5,000
 * notifications.
 */
const population = [
  `insert into users (id, email, password_hash, name, nickname, birth_date, gender)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro Número ' || n, 'm' || md5(n::text), '1990-01-01',
     (array['HOMEM', 'MULHER', 'TRANS'])[1 + n % 3] from generate_series(1, 30000) n`,
  `update users set name = 'Анна Смирнова' where id in (select ${idOf(1, 'n * 100')} from generate_series(1, 270) n)`,
  `update users set name = '王小明' where id in (select ${idOf(1, 'n * 1000 + 1')} from generate_series(1, 27) n)`,
  `insert into follows (follower_id, followed_id, status, created_at)
   select ${idOf(1, 'n')}, ${me}, case when n % 10 = 0 then 'REQUESTED' else 'FOLLOWING' end, now() - n * interval '1 minute'
   from generate_series(2, 5001) n`,
  `insert into follows (follower_id, followed_id, created_at)
   select ${me}, ${idOf(1, 'n')}, now() - n * interval '1 minute' from generate_series(6000, 6299) n`,
  `insert into follows (follower_id, followed_id)
   select ${idOf(1, '2 + n % 29000')}, ${idOf(1, '2 + n * 31 % 29000')} from generate_series(1, 95000) n
   where n % 29000 <> n * 31 % 29000 on conflict do nothing`,
  `insert into blocks (blocker_id, blocked_id, created_at)
   select ${me}, ${idOf(1, 'n')}, now() - n * interval '1 minute' from generate_series(10000, 10499) n`,
  `insert into blocks (blocker_id, blocked_id)
   select ${idOf(1, '2 + n % 20000')}, ${idOf(1, '20002 + n % 9000')} from generate_series(1, 5000) n on conflict do nothing`,
  `insert into communities (id, owner_id, kind, name) select ${idOf(5, 'n')}, ${me}, 'PRIVADA', 'Roda ' || n from generate_series(1, 2000) n`,
  `insert into community_members (community_id, user_id)
   select ${idOf(5, 'c')}, ${idOf(1, '2 + (c * 29 + n) % 29000')} from generate_series(1, 2000) c, generate_series(1, 10) n`,
  `insert into community_members (community_id, user_id) select ${idOf(5, 'n')}, ${me} from generate_series(1, 5) n`,
  `insert into notification_states (user_id, last_seq) select ${idOf(1, 'n')}, 5000 from generate_series(1, 10) n`,
  `insert into notifications (id, recipient_id, kind, target_id, day, seq, actor_count)
   select ${idOf(6, 'r * 10000 + n')}, ${idOf(1, 'r')}, 'FOLLOW', ${idOf(1, 'n')}, '2026-01-01', n, 1
   from generate_series(1, 10) r, generate_series(1, 5000) n`,
  `insert into notification_actors (notification_id, actor_id, source_id, seq)
   select ${idOf(6, 'r * 10000 + n')}, ${idOf(1, '1 + n')}, ${idOf(1, '1 + n')}, n
   from generate_series(1, 10) r, generate_series(1, 5000) n`,
  // Moves new rows from the pending list of the GIN index on names into the index itself. Before that, PostgreSQL would
  // scan the table instead of using the index.
  'vacuum users',
];

/**
 * SQL for five members with 20,000 followers each. One of the tested queries runs with one of these five as the viewer.
 */
const celebrities = [
  `insert into follows (follower_id, followed_id)
   select ${idOf(1, 'n')}, ${idOf(1, 'c')} from generate_series(10001, 29999) n, generate_series(20, 24) c
   on conflict do nothing`,
  'analyze follows',
];

describe.runIf(hasPostgres())('queries about people with 30,000 members and 100,000 follows (needs PostgreSQL)', () => {
  const { db, id, plansOf, planOf, statementsOf, genericPlanOf } = populated('people', population);
  let viewer = '';
  let middle = '';

  beforeAll(async () => {
    [viewer, middle] = await Promise.all([id(1, 1), id(1, 15_000)]);
  });

  const first: PageRequest = { size: 20, direction: 'after', cursor: null };
  const deep = (part: string): PageRequest => ({ ...first, cursor: { part, id: middle } });
  const anHourAgo = () => String((Date.now() - 3_600_000) * 1_000);

  it.each([
    ['all members', () => discover(db, viewer, { text: '', category: null }, first)],
    ['a deep page of all members', () => discover(db, viewer, { text: '', category: null }, deep('0'))],
    ['the members of a category', () => discover(db, viewer, { text: '', category: 'TRANS' }, first)],
    ['a search by a nickname', () => discover(db, viewer, { text: '@mc4ca4238', category: null }, first)],
    ['a search by two letters', () => discover(db, viewer, { text: 'mc', category: null }, first)],
    ['a search by a name', () => discover(db, viewer, { text: 'numero 12345', category: null }, first)],
    ['a search by Cyrillic letters', () => discover(db, viewer, { text: 'СМИРН', category: null }, first)],
    ['a search by the middle of a Cyrillic word', () => discover(db, viewer, { text: 'ИРНОВ', category: null }, first)],
    ['a search by Chinese letters', () => discover(db, viewer, { text: '小明', category: null }, first)],
    ['a search by words with punctuation', () => discover(db, viewer, { text: 'numero/12345', category: null }, first)],
    ['a search by punctuation', () => discover(db, viewer, { text: '...', category: null }, first)],
    ['a search within a category', () => discover(db, viewer, { text: '12345', category: 'HOMEM' }, first)],
    ['profiles by their ids', () => findProfiles(db, viewer, [viewer, middle])],
    ['followers', () => peopleIn(db, 'followers', viewer, first)],
    ['a deep page of followers', () => peopleIn(db, 'followers', viewer, deep(anHourAgo()))],
    ['followed members', () => peopleIn(db, 'following', viewer, first)],
    ['follow requests', () => peopleIn(db, 'follow-requests', viewer, first)],
    ['blocked members', () => peopleIn(db, 'blocks', viewer, first)],
    ['suggestions', () => suggest(db, viewer, 10)],
    ['notifications', () => listNotifications(db, viewer, { seq: null, size: 20, direction: 'after' })],
    ['a deep page of notifications', () => listNotifications(db, viewer, { seq: 2_000, size: 20, direction: 'after' })],
    ['the notifications after a sequence number', () => notificationsSince(db, viewer, 4_990, 50)],
    ['the count of unread notifications', () => notificationState(db, viewer)],
  ])('the query for %s is one statement and uses indexes', async (_name, call) => {
    const [plan, ...more] = (await plansOf(call)).filter(readsTables);
    expect(more).toEqual([]);
    expect(plan).not.toMatch(/Seq Scan on (users|follows|notifications|notification_actors|community_members)/);
    // The upper bound of database pages (8 KiB) that a query reads. Each large table has hundreds of pages, and
    // PostgreSQL reads a few pages for each returned row.
    expect(pagesOf(plan), plan).toBeLessThan(20_000);
  });

  it('a query about a member with 20,000 followers does not read the rows of all 20,000 follows', async () => {
    for (const statement of celebrities) await sql.raw(statement).execute(db);
    await expect.poll(isVacuumed, { interval: 500 }).toBe(true);
    const known = await Promise.all([20, 21, 22, 23, 24].map((n) => id(1, n)));
    const [celebrity = ''] = known;
    // Pairs of a call and the upper bound of database pages (8 KiB) that it may read. Reading all followers of one of
    // these members would take more than 150 pages.
    const calls: [number, () => Promise<unknown>][] = [
      [150, () => findProfiles(db, viewer, known)],
      [200, () => peopleIn(db, 'followers', celebrity, { ...first, size: 10 })],
      [5_000, () => suggest(db, celebrity, 10)],
    ];
    for (const [most, call] of calls) {
      for (const statement of await statementsOf(call)) {
        for (const plan of [await planOf(statement), await genericPlanOf(statement)]) {
          expect(pagesOf(plan), plan).toBeLessThan(most);
        }
      }
    }
  });

  it.each([
    'm',
    'membro',
    'numero',
    'nu',
    'membro numero',
    '12',
    '@mc4ca4238',
    'ninguem',
    'смирн',
    'ирнов',
    '小明',
    '…',
  ])(
    'a search for "%s" reads fewer than 1,500 disk pages with both its custom and its generic query plan',
    async (text) => {
      for (const category of [null, 'TRANS'] as const) {
        const search = { text, category };
        const asked = await statementsOf(() => discover(db, viewer, search, { ...first, size: 10 }));
        const statements = asked.filter((statement) => !statement.sql.includes('search_chunks'));
        expect(statements).toHaveLength(1);
        for (const statement of statements) {
          for (const plan of [await planOf(statement), await genericPlanOf(statement)]) {
            // The members called "membro" are stored on some 800 pages. For each of them, checking if the viewer may
            // see the member reads several more pages.
            expect(pagesOf(plan), plan).toBeLessThan(1_500);
          }
        }
      }
    },
  );

  it.each(['mc', 'c4c', '123', 'membro 123', '29 numero', '@m0', 'смирн', 'анна ирнов', '小明'])(
    'the pages of a search for "%s" together equal the complete sorted result',
    async (text) => {
      const listed = await allCalled(text);
      expect(listed.length).toBeGreaterThan(20);
      const seen: string[] = [];
      let page: PageRequest = { ...first, size: 7 };
      for (;;) {
        const rows = await discover(db, viewer, { text, category: null }, page);
        seen.push(...rows.slice(0, page.size).map((row) => row.id));
        const last = rows[page.size - 1];
        if (rows.length <= page.size || last === undefined) break;
        page = { ...page, cursor: { part: last.rank, id: last.id } };
      }
      expect(seen).toEqual(listed);
    },
  );

  /** Returns true for the plan of a statement that reads a table. The statement that folds a search text reads none. */
  const readsTables = (plan: string) => /Scan (using \w+ )?on (?!regexp_split_to_table|search_chunks)/.test(plan);

  /**
   * Returns the expected result of a search, found by a slow query without indexes. The result excludes members whom
   * the viewer has blocked. No member has blocked the viewer.
   */
  const allCalled = async (text: string) => {
    const whole = text.replace('@', '');
    const words = whole.split(' ').map((word) => (word.length < 3 ? `(^|\\n| )${word}` : word));
    const { rows } = await sql<{ id: string }>`
      select id from users u
      where (select bool_and(u.search ~ word) from unnest(${words}::text[]) word) and id <> ${viewer}
        and id not in (select blocked_id from blocks where blocker_id = ${viewer})
      order by case when search ~ ${`^${whole}`} then 0 when search ~ ${`\\n${whole}`} then 1
        when search ~ ${` ${whole}`} then 2 when search ~ ${whole} then 3 else 4 end, id desc`.execute(db);
    return rows.map((row) => row.id);
  };

  /**
   * Vacuums the table `follows`.
   * @returns true if PostgreSQL can use index-only scans afterwards; false while a transaction is open that began
   * before
   */
  const isVacuumed = async () => {
    await sql`vacuum follows`.execute(db);
    const { rows } = await sql<{ whole: boolean }>`
      select relallvisible = relpages as whole from pg_class where relname = 'follows'`.execute(db);
    return rows[0]?.whole;
  };
});

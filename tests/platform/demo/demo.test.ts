import * as apollo from '@apollo/client';
import * as graphqlWs from 'graphql-ws';
import { OperationTypeNode } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as ws from 'ws';
import { demoLogins } from '../../../bff/demo/logins.ts';
import { seedDemo } from '../../../bff/demo/seed.ts';
import { buildWorld } from '../../../bff/demo/world.ts';
import { features } from '../../../bff/features/index.ts';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import type { Example } from '../../../bff/gateway/playground/collection.ts';
import { asCurl, asFetch } from '../../../bff/gateway/playground/copy-as.ts';
import { openExample, sendOperation } from '../../../bff/gateway/playground/run.ts';
import { ageOn } from '../../../bff/platform/calendar/sao-paulo.ts';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { refundableOf } from '../../../bff/platform/wallet/refunds/refunds.ts';
import { startBreakingProxy } from '../../support/breaking-proxy.ts';
import { databaseKinds, describeOnEachDatabase, fieldOf, type TestPlatform } from '../../support/platform.ts';
import { expectExampleToRun, readExamples } from '../../support/playground-examples.ts';
import { readRecipes, runRecipe, socketModules, withGaps } from '../../support/recipes.ts';
import { unpainted } from '../../support/unpainted.ts';

const modules = { '@apollo/client': apollo, 'graphql-ws': graphqlWs, ws };
const DAY = '2026-05-14';
const MIDNIGHT = new Date(`${DAY}T00:00:00-03:00`).getTime();
const world = buildWorld(DAY);
const comments = world.posts.flatMap((post) => post.comments.map((comment) => ({ ...comment, post })));

describe('the demo world', () => {
  it('the demo world has a fixed number of members, posts and communities', () => {
    expect(world.members).toHaveLength(24);
    expect(world.posts).toHaveLength(120);
    expect(comments.length).toBeGreaterThanOrEqual(400);
    expect(world.exhibits.filter(({ work }) => 'video' in work).length).toBeGreaterThanOrEqual(4);
    expect(world.circles.map(({ community }) => community.kind).sort()).toEqual(['PRIVADA', 'PRIVADA', 'VIP', 'VIP']);
  });

  it('buildWorld() returns the same demo world each time it is called for the same day', () => {
    expect(buildWorld(DAY)).toEqual(world);
  });

  it('buildWorld() returns the same texts and media ids for two different days', () => {
    const later = buildWorld('2027-02-01');
    expect(later.posts.map(({ text }) => text)).toEqual(world.posts.map(({ text }) => text));
    expect(later.exhibits.map(({ id }) => id)).toEqual(world.exhibits.map(({ id }) => id));
  });

  it('no two demo posts or comments share a text, and no two rows share an id', () => {
    const texts = [...world.posts, ...comments].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const ids = [...world.members, ...world.posts, ...comments, ...world.exhibits, ...world.circles].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('demo members are adults of all three gender categories', () => {
    for (const { person } of world.members) expect(ageOn(DAY, person.born)).toBeGreaterThanOrEqual(18);
    expect(new Set(world.members.map(({ person }) => person.gender))).toEqual(new Set(['HOMEM', 'MULHER', 'TRANS']));
  });

  it('demo posts are at most three weeks old, and each comment is newer than its post or the comment it answers', () => {
    const earliest = MIDNIGHT - 21 * 86_400_000;
    for (const { at } of world.posts) {
      expect(at).toBeGreaterThanOrEqual(earliest);
      expect(at).toBeLessThan(MIDNIGHT);
    }
    const writtenAt = new Map(comments.map(({ id, at }) => [id, at]));
    for (const { at, post, parent } of comments) {
      expect(at).toBeGreaterThan(parent === null ? post.at : (writtenAt.get(parent) ?? Infinity));
      expect(at).toBeLessThan(MIDNIGHT);
    }
  });

  it('sorting demo posts by id gives the same order as sorting them by time', () => {
    const byId = world.posts.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ at }) => at);
    expect(byId).toEqual(byId.toSorted((a, b) => a - b));
  });

  it('only members of a demo community post, comment, react or view in it', () => {
    for (const { id, joined } of world.circles) {
      for (const post of world.posts.filter(({ communityId }) => communityId === id)) {
        const seen = [post.author, ...[...post.comments, ...post.reactions, ...post.views].map(({ by }) => by)];
        const fires = post.comments.flatMap(({ reactions }) => reactions.map(({ by }) => by));
        expect([...seen, ...fires].filter((who) => !joined.includes(who))).toEqual([]);
      }
    }
  });

  it('private demo members have pending follow requests, and only their followers have viewed their posts', () => {
    const closed = world.members.filter(({ person }) => person.isPrivate);
    expect(closed.length).toBeGreaterThanOrEqual(2);
    for (const { id } of closed) {
      const asking = world.follows.filter(({ followed, status }) => followed === id && status === 'REQUESTED');
      expect(asking.length).toBeGreaterThan(0);
      const followers = world.follows.filter(({ followed, status }) => followed === id && status === 'FOLLOWING');
      const inside = [id, ...followers.map(({ follower }) => follower)];
      expect(asking.filter(({ follower }) => inside.includes(follower))).toEqual([]);
      for (const post of world.posts.filter(({ author, communityId }) => author === id && communityId === null)) {
        const seen = [...post.comments, ...post.reactions, ...post.views].map(({ by }) => by);
        expect(seen.filter((who) => !inside.includes(who))).toEqual([]);
      }
    }
  });

  it('every published demo picture and video has an alt text', () => {
    for (const { published } of world.exhibits) if (published) expect(published.alt.length).toBeGreaterThan(10);
  });
});

const examples = readExamples();
/**
 * The playground examples that run here: all subscriptions, and of each domain the query and the mutation with the
 * fewest set-up steps. The long test `playground-examples.long.test.ts` runs all examples.
 */
const sample = [...new Set([...examples.values()].map(({ domain }) => domain))].flatMap((domain) => {
  const ofKind = (kind: OperationTypeNode) =>
    [...examples.values()].filter((example) => example.domain === domain && example.kind === kind);
  const simplest = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION].flatMap(
    (kind) => ofKind(kind).sort((one, two) => stepsOf(one) - stepsOf(two))[0] ?? [],
  );
  return [...simplest, ...ofKind(OperationTypeNode.SUBSCRIPTION)].map(({ id }) => id);
});

/** The subscriptions of which the Examples pane opens the cause of the event in a second tab. */
const withSecondTab = [...examples.values()].filter(({ secondTab }) => secondTab).map(({ id }) => id);

/** Counts the set-up steps of an example. An example whose reader has to type a code never counts as simple. */
function stepsOf({ first, byHand }: Example) {
  return Object.keys(byHand).length > 0 ? Infinity : first.length;
}

const tables = [
  'users',
  'posts',
  'comments',
  'media',
  'follows',
  'post_reactions',
  'comment_reactions',
  'post_views',
] as const;

/** Fills the platform's database with the demo data. */
const seedIn = (platform: TestPlatform, fill: typeof unpainted = unpainted) =>
  seedDemo({ db: platform.db, store: platform.media.store, workDirectory: platform.dataDir, fill });

/** Counts the rows of each table. */
const sizesIn = ({ db }: TestPlatform) =>
  Promise.all(
    tables.map(async (table) => {
      const { total } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      return Number(total);
    }),
  );

describeOnEachDatabase('seeding an empty database', (platform) => {
  const seed = (fill?: typeof unpainted) => seedIn(platform, fill);
  const sizes = () => sizesIn(platform);

  it('if drawing pictures fails, a demo seeding leaves the database empty, and the next seeding fills it', async () => {
    await expect(seed(() => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full');
    expect(await sizes()).toEqual(tables.map(() => 0));
    await expect(seed(() => Promise.resolve(new Map<string, never>()))).rejects.toThrow();
    expect(await sizes()).toEqual(tables.map(() => 0));
    expect(await seed()).toBe(true);
    expect((await sizes()).slice(0, 3)).toEqual([24, 120, comments.length]);
  });
});

describeOnEachDatabase('a seeded database', (platform) => {
  const seed = () => seedIn(platform);
  const sizes = () => sizesIn(platform);

  beforeAll(async () => {
    expect(await seed()).toBe(true);
  });

  it('seeding a database that has the demo world changes nothing', async () => {
    const before = await sizes();
    expect(await seed()).toBe(false);
    expect(await sizes()).toEqual(before);
  });

  it('the seeded counters of posts and comments equal the rows they count', async () => {
    const posts = await platform.db
      .selectFrom('posts')
      .select((query) => [
        'reaction_count',
        'comment_count',
        'view_count',
        query
          .selectFrom('post_reactions')
          .select(query.fn.countAll().as('n'))
          .whereRef('post_id', '=', 'posts.id')
          .as('reactions'),
        query
          .selectFrom('comments')
          .select(query.fn.countAll().as('n'))
          .whereRef('post_id', '=', 'posts.id')
          .as('comments'),
        query
          .selectFrom('post_views')
          .select(query.fn.countAll().as('n'))
          .whereRef('post_id', '=', 'posts.id')
          .as('views'),
      ])
      .execute();
    expect(posts).not.toHaveLength(0);
    for (const post of posts) {
      expect([post.reaction_count, post.comment_count, post.view_count]).toEqual(
        [post.reactions, post.comments, post.views].map(Number),
      );
    }
    const said = await platform.db
      .selectFrom('comments')
      .select((query) => [
        'reaction_count',
        'reply_count',
        query
          .selectFrom('comment_reactions')
          .select(query.fn.countAll().as('n'))
          .whereRef('comment_id', '=', 'comments.id')
          .as('reactions'),
        query
          .selectFrom('comments as replies')
          .select(query.fn.countAll().as('n'))
          .whereRef('replies.parent_id', '=', 'comments.id')
          .as('replies'),
      ])
      .execute();
    expect(said).not.toHaveLength(0);
    for (const comment of said) {
      expect([comment.reaction_count, comment.reply_count]).toEqual([comment.reactions, comment.replies].map(Number));
    }
  });

  it('the seeded conversations have correct unread counts, and one of the conversations is a message request', async () => {
    const { db } = platform;
    const members = await db.selectFrom('conversation_members').selectAll().execute();
    expect(members).toHaveLength(world.conversations.length * 2);
    for (const { conversation_id, user_id, last_read_seq, unread_count } of members) {
      const unread = await db
        .selectFrom('messages')
        .select('seq')
        .where('conversation_id', '=', conversation_id)
        .where('sender_id', '<>', user_id)
        .where('seq', '>', last_read_seq)
        .execute();
      expect(unread_count).toBe(unread.length);
    }
    expect(members.filter(({ request }) => request === 'PENDING')).toHaveLength(1);
  });

  it.each(demoLogins)(
    'the seeded notifications of the demo account $role are unread and sorted by time',
    async ({ email }) => {
      const { db } = platform;
      const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      const news = await db.selectFrom('notifications').selectAll().where('recipient_id', '=', id).execute();
      const state = await db
        .selectFrom('notification_states')
        .selectAll()
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(news.length).toBeGreaterThan(2);
      expect(state.unread_count).toBe(news.length);
      const times = news.sort((a, b) => a.seq - b.seq).map(({ changed_at }) => changed_at.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
      expect(state.last_seq).toBeGreaterThanOrEqual(news.at(-1)?.seq ?? 0);
    },
  );

  it.each(demoLogins)(
    'signing in as the demo account $role returns its name and profile',
    async ({ email, password, name, role }) => {
      const { status, body } = await platform.call('POST', '/api/token', { json: { email, password } });
      expect(status).toBe(200);
      expect(fieldOf(body, 'userName')).toBe(name);
      expect(fieldOf(body, 'perfil')).toBe(role === 'FREE' ? 'FREE' : 'PROFISSIONAL');
    },
  );

  it('the seeded ledger passes the ledger check and is sorted by time', async () => {
    const report = await checkLedger(platform.db);
    expect(report.problems).toEqual([]);
    expect(report.transactions).toBeGreaterThan(10);
    const { rows } = await sql`
      select from ledger_transactions t join ledger_transactions later on later.id > t.id
      where later.created_at < t.created_at`.execute(platform.db);
    expect(rows).toEqual([]);
  });

  it('only PROFISSIONAL demo members have VIP memberships that renew', async () => {
    const { rows } = await sql<{ profile_type: string }>`
      select distinct u.profile_type from vip_subscriptions v join community_members m using (community_id, user_id)
      join users u on u.id = v.user_id where m.status <> 'CANCELS_AT_END'`.execute(platform.db);
    expect(rows).toEqual([{ profile_type: 'PROFISSIONAL' }]);
  });

  it('the seeded VIP memberships have three statuses and match their payments, and no seeded payment is refundable', async () => {
    const { rows } = await sql<{ status: string; is_right: boolean }>`
      select m.status, (
        select count(*) from ledger_transactions t where t.key like 'vip:' || v.id || ':%' and t.kind = 'VIP'
      ) = v.months and (v.paid_until > now()) = (m.status <> 'PAST_DUE') as is_right
      from vip_subscriptions v join community_members m using (community_id, user_id)`.execute(platform.db);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ACTIVE', 'CANCELS_AT_END', 'PAST_DUE']));
    expect(rows.every(({ is_right: isRight }) => isRight)).toBe(true);
    const kindsOf = async (email: string) => {
      const { rows: kinds } = await sql<{ kind: string }>`
        select distinct e.kind from ledger_entries e join ledger_accounts a on a.id = e.account_id and a.kind = 'WALLET'
        join users u on u.id = a.owner_id where u.email = ${email}`.execute(platform.db);
      return new Set(kinds.map(({ kind }) => kind));
    };
    expect(await kindsOf('ana@brasa.example')).toEqual(new Set(['TOP_UP', 'VIP_EARNING']));
    expect(await kindsOf('marina@brasa.example')).toEqual(new Set(['TOP_UP', 'VIP', 'REFUND']));
    const paid = await platform.db.selectFrom('payment_intents').select(['id', 'member_id']).execute();
    const offered = paid.map(({ id, member_id }) => refundableOf(platform.payments, member_id, id));
    expect(await Promise.all(offered), 'no payment of the demo world offers a refund').toEqual(paid.map(() => null));
  });

  it('exactly the demo members who paid for their VIP month less than 14 days ago hold its earnings', async () => {
    const { rows } = await sql<{ email: string }>`
      select u.email from vip_earnings e join ledger_transactions t on t.key = e.month_key
      join users u on u.id = t.member_id where e.held_until > now() order by u.email`.execute(platform.db);
    expect(rows.map(({ email }) => email)).toEqual(['caio@brasa.example', 'otavio@brasa.example']);
  });

  it("a seeded ad's figures per day add up to its totals and lie only on days on which the ad ran", async () => {
    const { rows } = await sql<{ days: number; is_right: boolean }>`
      select count(*)::int as days, sum(d.reach) = a.reach and sum(d.view_count) = a.view_count
        and sum(d.click_count) = a.click_count and min(d.day) >= a.start_day
        and max(d.day) <= least(a.end_day, current_date) as is_right
      from ads a join ad_days d on d.ad_id = a.id group by a.id order by a.id`.execute(platform.db);
    expect(rows).toEqual([5, 5, 3, 1].map((days) => ({ days, is_right: true })));
  });

  it('the seeded ads have every state, and the reach of each ad equals the number of its viewers', async () => {
    const { rows: ads } = await sql<{ email: string; state: string; kind: string; is_right: boolean; files: number }>`
      select u.email, a.state, a.kind,
        a.reach = (select count(*) from ad_viewers v where v.ad_id = a.id) and a.click_count <= a.view_count as is_right,
        (select count(*) from ad_files f join media m on m.id = f.media_id and m.purpose = 'ad' where f.ad_id = a.id)::int as files
      from ads a join users u on u.id = a.owner_id order by a.id`.execute(platform.db);
    expect(new Set(ads.map(({ email }) => email))).toEqual(new Set(['sol@brasa.example']));
    expect(ads.map(({ state, kind, files }) => [state, kind, files])).toEqual([
      ['FINALIZADO', 'HIGHLIGHT', 0],
      ['RECUSADO', 'AD', 1],
      ['ATIVO', 'AD', 1],
      ['ATIVO', 'HIGHLIGHT', 0],
      ['ATIVO', 'BOOST', 0],
      ['EM_ANALISE', 'AD', 1],
    ]);
    expect(ads.every(({ is_right }) => is_right)).toBe(true);
  });

  it('the demo world has two moderators and open cases about a post, a profile, a comment and an ad', async () => {
    const moderators = await platform.db.selectFrom('users').select('email').where('role', '=', 'MODERATOR').execute();
    expect(moderators.map(({ email }) => email).sort()).toEqual(['helena@brasa.example', 'otavio@brasa.example']);
    const cases = await platform.db.selectFrom('moderation_cases').select(['target_kind', 'status']).execute();
    expect(new Set(cases.map(({ target_kind }) => target_kind))).toEqual(new Set(['POST', 'PROFILE', 'COMMENT', 'AD']));
    expect(cases.every(({ status }) => status === 'OPEN')).toBe(true);
  });

  describe('the recipes and examples of the playground', () => {
    let origin = '';
    let stop: () => Promise<void> = () => Promise.resolve();

    beforeAll(async () => {
      const { url, bus } = platform;
      const gateway = await createGateway({ features, production: false, platformUrl: url, bus, logLevel: 'silent' });
      const { port } = await gateway.listen(0, '127.0.0.1');
      stop = () => gateway.close();
      origin = `http://127.0.0.1:${port}`;
    });

    afterAll(() => stop());

    it.each(readRecipes().filter(({ language }) => language !== 'jsx'))(
      'the playground recipe $name prints the output that its page shows',
      async (recipe) => {
        const printed = await runRecipe(recipe, origin, modules, platform.dataDir);
        expect(withGaps(printed, recipe.output)).toEqual(recipe.output);
      },
    );

    it.each(readRecipes().filter(({ name }) => ['4-live.md', '5-events.md'].includes(name)))(
      'the recipe $name prints two messages that were sent between a break and the reconnect, and prints each message once',
      async (recipe) => {
        const [first = '', last = ''] = recipe.output;
        const extra = 'Ainda sem rede?';
        const proxy = await startBreakingProxy(origin, { late: last, extra });
        onTestFinished(() => proxy.close());
        expect(await runRecipe(recipe, proxy.url, socketModules)).toEqual([first, extra, last]);
        expect(proxy.breaks()).toBe(1);
      },
    );

    // A single database suffices, because the examples test the playground.
    it.each(platform.kind === databaseKinds.at(-1) ? sample : [])(
      'the playground example "%s" runs unchanged and returns the data or refusal that it declares',
      async (id) => {
        const handOver = () => Promise.reject(new Error('no example of these asks'));
        const around = { origin, login: demoLogins[0], handOver };
        await expectExampleToRun(examples, id, around, examples.get(id)?.refusal);
      },
    );

    it.each(platform.kind === databaseKinds.at(-1) ? withSecondTab : [])(
      'the event of the playground example "%s" is caused by the example that its second tab opens',
      async (id) => {
        const handOver = () => Promise.reject(new Error('no example of these asks'));
        const around = { origin, login: demoLogins[0], handOver };
        await expectExampleToRun(examples, id, around, undefined, async () => {
          const second = await openExample(examples, examples.get(id)?.event?.run ?? '', around);
          await sendOperation(around, second.document, second.variables, second.headers);
        });
      },
    );

    it('a curl command and a fetch call copied from the playground print the same data that the playground gets', async () => {
      const login = demoLogins[1];
      const around = { origin, login, handOver: () => Promise.reject(new Error('no example of these asks')) };
      const { document, variables, headers } = await openExample(examples, 'posts/post', around);
      const copied = { url: `${origin}/graphql`, document, variables, headers };
      const data = await sendOperation(around, document, variables, headers);
      expect(data['post']).toHaveProperty('id', variables['id']);

      const parts = { name: 'copied', output: [] };
      const shell = await runRecipe({ ...parts, language: 'sh', code: asCurl(copied) }, origin, {});
      expect(JSON.parse(shell.join('\n'))).toEqual({ data });
      const code = `${asFetch(copied)}\nconsole.log(JSON.stringify(answer));`;
      const [, answer = ''] = await runRecipe({ ...parts, language: 'js', code }, origin, {});
      expect(JSON.parse(answer)).toEqual({ data });
    });
  });
});

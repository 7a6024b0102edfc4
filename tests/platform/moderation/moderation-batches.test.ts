import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

describePlatform('one decision about several cases', (platform) => {
  const { report, reportedCase, decide, restore, status } = desk(platform);
  let bia: Member;
  let helena: Member;
  let ivo: Member;

  beforeAll(async () => {
    bia = await platform.member();
    helena = await platform.member({ role: 'MODERATOR' });
    ivo = await platform.member({ role: 'MODERATOR' });
  });

  /** Creates one post per author, all with the same text, and reports each post. */
  const casesOf = async (...authors: Member[]) => {
    const text = `compre seguidores ${crypto.randomUUID()}`;
    const cases: { id: string; post: string }[] = [];
    for (const author of authors) {
      const post = await platform.post(author, { text });
      cases.push({ post, id: await reportedCase(bia, 'POST', post) });
    }
    return { cases, ids: cases.map(({ id }) => id) };
  };
  const kindsAgainst = async ({ id }: Member) => {
    const decisions = platform.db.selectFrom('moderation_decisions').select('kind').where('author_id', '=', id);
    return (await decisions.orderBy('id').execute()).map(({ kind }) => kind);
  };

  it.each(['SUSPEND', 'BAN'])(
    "if several cases are decided with %s, each author is punished once; undoing the author's first decision ends that",
    async (kind) => {
      const [duda, edu] = [await platform.member(), await platform.member()];
      const { cases, ids } = await casesOf(duda, edu, duda, duda);
      for (let times = 0; times < 2; times += 1) {
        expect((await decide(helena, ids, kind, { datUntil: SOON() })).status, `${times + 1} of 2`).toBe(200);
      }
      expect(await kindsAgainst(duda)).toEqual([kind, 'TAKE_DOWN', 'TAKE_DOWN']);
      expect(await kindsAgainst(edu)).toEqual([kind]);
      for (const { post } of cases) expect(await status(`/api/post/${post}`, bia)).toBe(404);
      expect(
        (await decide(ivo, ids, kind, { datUntil: SOON() })).status,
        'another moderator cannot change the decided cases',
      ).toBe(403);

      expect((await restore(ivo, ids[0] ?? '')).status).toBe(200);
      expect(await status(`/api/usuarios/${duda.id}`, bia)).toBe(200);
      expect(await status(`/api/usuarios/${edu.id}`, bia)).toBe(404);
      const [first, , second] = cases;
      expect(await status(`/api/post/${first?.post ?? ''}`, bia)).toBe(200);
      expect(await status(`/api/post/${second?.post ?? ''}`, bia)).toBe(404);
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'two concurrent decisions about cases of the same authors both succeed without a deadlock (needs PostgreSQL)',
    async () => {
      const [duda, edu] = [await platform.member(), await platform.member()];
      const [one, other] = [await casesOf(duda, edu), await casesOf(edu, duda)];
      const release = await lockRow(platform, 'users', { id: duda.id }, 'no key update');
      const first = decide(helena, one.ids, 'BAN');
      await untilWaiting(platform);
      const second = decide(ivo, other.ids, 'BAN');
      await untilWaiting(platform, 2);
      await release();
      expect([(await first).status, (await second).status]).toEqual([200, 200]);
    },
  );

  const isFree = async (table: 'users' | 'moderation_cases', id: string) => {
    const held = sql`select 1 from ${sql.table(table)} where id = ${id} for no key update nowait`;
    return await platform.db
      .transaction()
      .execute((tx) => held.execute(tx))
      .then(
        () => true,
        () => false,
      );
  };

  it.runIf(platform.kind === 'postgres').each([
    ['a community', async (owner: Member) => ['COMMUNITY', await platform.community(owner, [bia])] as const],
    [
      'a post in a community',
      async (author: Member) => {
        const community = await platform.community(author, [bia]);
        return ['POST', await platform.post(author, { community })] as const;
      },
    ],
  ])(
    "a ban because of %s locks the community row before the author's account row (needs PostgreSQL)",
    async (_what, make) => {
      const duda = await platform.member({ profile_type: 'PROFISSIONAL' });
      const [kind, target] = await make(duda);
      const id = await reportedCase(bia, kind, target);
      const release = await lockRow(platform, 'communities', { owner_id: duda.id }, 'no key update');
      const deciding = decide(helena, [id], 'BAN');
      await untilWaiting(platform);
      const isAccountFree = await isFree('users', duda.id);
      await release();
      expect(isAccountFree).toBe(true);
      expect((await deciding).status).toBe(200);
    },
  );

  it.runIf(platform.kind === 'postgres')(
    "undoing a ban locks the author's account row before the case row (needs PostgreSQL)",
    async () => {
      const duda = await platform.member();
      const id = await reportedCase(bia, 'PROFILE', duda.id);
      expect((await decide(helena, [id], 'BAN')).status).toBe(200);
      const release = await lockRow(platform, 'users', { id: duda.id }, 'no key update');
      const undone = restore(ivo, id);
      await untilWaiting(platform);
      const isCaseFree = await isFree('moderation_cases', id);
      await release();
      expect(isCaseFree).toBe(true);
      expect((await undone).status).toBe(200);
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'while a member is being banned, their report waits for the ban and is answered with 404 (needs PostgreSQL)',
    async () => {
      const [duda, edu] = [await platform.member(), await platform.member()];
      const { cases, ids } = await casesOf(edu, duda);
      const release = await lockRow(platform, 'users', { id: edu.id }, 'no key update');
      const deciding = decide(helena, ids, 'BAN');
      await untilWaiting(platform);
      const reported = report(duda, 'POST', cases[0]?.post ?? '');
      await untilWaiting(platform, 2);
      await release();
      expect([(await deciding).status, (await reported).status]).toEqual([200, 404]);
    },
  );
});

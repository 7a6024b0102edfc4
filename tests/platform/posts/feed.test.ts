import { beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

interface Page {
  posts: { idPost: string; cursor: string }[];
  paging: { cursorBefore: string | null; cursorAfter: string | null; hasMore: boolean; cursorSize: number };
}

/** Requests a page of the feed. @returns the names by which the test knows the posts of the page */
async function ask(platform: TestPlatform, names: Map<string, string>, path: string, as: Member | null = null) {
  const { status, body } = await platform.call('GET', path, { as });
  expect(status).toBe(200);
  const page = isPage(body) ? body : undefined;
  if (!page) throw new Error('no page');
  return { texts: page.posts.map(({ idPost }) => names.get(idPost)), ...page.paging };
}

function isPage(body: unknown): body is Page {
  return typeof body === 'object' && body !== null && 'posts' in body && 'paging' in body;
}

describeOnEachDatabase('the feed', (platform) => {
  let names: Map<string, string>;
  let minutes: number;

  beforeEach(async () => {
    await platform.db.deleteFrom('posts').execute();
    names = new Map();
    minutes = 0;
  });

  /** Publishes a post whose creation time is one minute after that of the previous post. */
  async function post(author: Member, name: string, community?: string) {
    minutes += 1;
    const at = new Date(Date.UTC(2026, 0, 1, 12, minutes));
    const id = await platform.post(author, { text: name, at, ...(community !== undefined && { community }) });
    names.set(id, name);
    return id;
  }

  const feed = (as: Member | null, query = '') => ask(platform, names, `/api/feed-v2${query}`, as);

  it("the feed lists followed members' posts, own posts and community posts, then other posts, both parts newest first", async () => {
    const [me, friend, stranger] = [await platform.member(), await platform.member(), await platform.member()];
    const community = await platform.community(stranger, [me]);
    await platform.follow(me, friend);
    await post(stranger, 'stranger 1');
    await post(friend, 'friend 1');
    await post(stranger, 'in my community', community);
    await post(me, 'mine');
    await post(friend, 'friend 2');
    await post(stranger, 'stranger 2');

    expect((await feed(me)).texts).toEqual([
      'friend 2',
      'mine',
      'in my community',
      'friend 1',
      'stranger 2',
      'stranger 1',
    ]);
    expect((await feed(null)).texts).toEqual(['stranger 2', 'friend 2', 'mine', 'friend 1', 'stranger 1']);
  });

  it('paging through the feed returns each post once at every page size', async () => {
    const [me, friend, stranger] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.follow(me, friend);
    for (let count = 1; count <= 7; count += 1) {
      await post(friend, `friend ${count}`);
      await post(stranger, `stranger ${count}`);
    }
    const whole = (await feed(me, '?cursorSize=50')).texts;
    expect(whole).toHaveLength(14);

    for (const size of [1, 3, 4, 7, 14]) {
      const seen = [];
      let after = '';
      for (;;) {
        const page = await feed(me, `?cursorSize=${size}&cursorAfter=${after}`);
        seen.push(...page.texts);
        expect(page.texts).toHaveLength(Math.min(size, 14 - seen.length + page.texts.length));
        if (!page.hasMore) break;
        after = page.cursorAfter ?? '';
      }
      expect(seen).toEqual(whole);
    }
  });

  it('posts published between two page requests do not shift the next page of the feed', async () => {
    const [me, stranger] = [await platform.member(), await platform.member()];
    for (const name of ['a', 'b', 'c', 'd']) await post(stranger, name);
    const first = await feed(me, '?cursorSize=2');
    await post(stranger, 'e');
    expect((await feed(me, `?cursorSize=2&cursorAfter=${first.cursorAfter}`)).texts).toEqual(['b', 'a']);
  });

  it('with cursorBefore, the feed returns newer posts of followed members; hasMore is true if there are more of them', async () => {
    const [me, friend, stranger] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.follow(me, friend);
    await post(friend, 'old');
    const first = await feed(me);
    expect(await feed(me, `?cursorBefore=${first.cursorBefore}`)).toMatchObject({
      texts: [],
      hasMore: false,
      cursorBefore: null,
      cursorAfter: null,
    });

    for (const name of ['new 1', 'new 2', 'new 3']) await post(friend, name);
    await post(stranger, 'discovery comes after it');
    expect(await feed(me, `?cursorBefore=${first.cursorBefore}`)).toMatchObject({
      texts: ['new 3', 'new 2', 'new 1'],
      hasMore: false,
    });
    expect(await feed(me, `?cursorSize=2&cursorBefore=${first.cursorBefore}`)).toMatchObject({
      texts: ['new 3', 'new 2'],
      hasMore: true,
    });
  });

  it('with cursorBefore, the feed of a visitor returns only newer posts', async () => {
    const stranger = await platform.member();
    await post(stranger, 'old');
    const first = await feed(null);
    await post(stranger, 'new');
    expect((await feed(null, `?cursorBefore=${first.cursorBefore}`)).texts).toEqual(['new']);
  });

  it('a feed page has ten posts by default, and hasMore is true if there are more posts', async () => {
    const stranger = await platform.member();
    for (let count = 0; count < 11; count += 1) await post(stranger, `p${count}`);
    expect(await feed(null)).toMatchObject({ cursorSize: 10, hasMore: true });
    expect((await feed(null)).texts).toHaveLength(10);
    expect(await feed(null, '?cursorSize=11')).toMatchObject({ hasMore: false });
  });

  it('an empty feed has no posts, no cursors and hasMore false', async () => {
    expect(await feed(null)).toEqual({
      texts: [],
      cursorSize: 10,
      cursorBefore: null,
      cursorAfter: null,
      hasMore: false,
    });
  });

  it('the feed omits deleted posts, and shows community posts only to members with a current membership', async () => {
    const [owner, member, other] = [await platform.member(), await platform.member(), await platform.member()];
    const vip = await platform.community(owner, [member], 'VIP');
    const gone = await post(owner, 'deleted');
    await post(owner, 'vip', vip);
    await post(owner, 'public');
    await platform.follow(other, owner);
    await platform.call('DELETE', `/api/post/${gone}/delete`, { as: owner });

    for (const path of ['/api/feed-v2', `/api/feed-v2/profile/${owner.id}`]) {
      expect((await ask(platform, names, path, member)).texts.toSorted()).toEqual(['public', 'vip']);
      expect((await ask(platform, names, path, other)).texts).toEqual(['public']);
      expect((await ask(platform, names, path)).texts).toEqual(['public']);
    }
    for (const status of ['PENDING', 'EXPIRED'] as const) {
      await platform.db.updateTable('community_members').set({ status }).where('user_id', '=', member.id).execute();
      expect((await feed(member)).texts).toEqual(['public']);
      expect(await platform.call('GET', `/api/feed-v2/community/${vip}`, { as: member })).toMatchObject({
        status: 404,
      });
    }
    for (const status of ['CANCELS_AT_END', 'PAST_DUE'] as const) {
      await platform.db.updateTable('community_members').set({ status }).where('user_id', '=', member.id).execute();
      expect((await feed(member)).texts.toSorted()).toEqual(['public', 'vip']);
    }
  });

  it('the feed of a profile or community can be paged in both directions and contains only its own posts', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const community = await platform.community(ana, [bia]);
    for (const name of ['c1', 'c2', 'c3']) await post(bia, name, community);
    for (const name of ['a1', 'a2', 'a3']) await post(ana, name);

    for (const [path, expected] of [
      [`/api/feed-v2/profile/${ana.id}`, ['a3', 'a2', 'a1']],
      [`/api/feed-v2/community/${community}`, ['c3', 'c2', 'c1']],
    ] as const) {
      const first = await ask(platform, names, `${path}?cursorSize=2`, ana);
      const second = await ask(platform, names, `${path}?cursorSize=2&cursorAfter=${first.cursorAfter}`, ana);
      expect([...first.texts, ...second.texts]).toEqual(expected);
      expect((await ask(platform, names, `${path}?cursorBefore=${second.cursorBefore}`, ana)).texts).toEqual(
        expected.slice(0, 2),
      );
    }
  });

  it("a feed request with two cursors, a malformed cursor, another feed's cursor or a size outside 1 to 50 is refused", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    await post(ana, 'a');
    await post(bia, 'b');
    const home = (await feed(ana)).cursorAfter ?? '';
    const ofAna = (await ask(platform, names, `/api/feed-v2/profile/${ana.id}`)).cursorAfter ?? '';

    const queries = [
      `/api/feed-v2?cursorAfter=${ofAna}`,
      `/api/feed-v2/profile/${bia.id}?cursorAfter=${ofAna}`,
      `/api/feed-v2/profile/${ana.id}?cursorAfter=${home}`,
      '/api/feed-v2?cursorAfter=%00',
      "/api/feed-v2?cursorAfter=' or 1=1--",
      `/api/feed-v2?cursorAfter=${'x'.repeat(1_000)}`,
      `/api/feed-v2?cursorAfter=${home}&cursorAfter=${home}`,
      `/api/feed-v2?cursorAfter=${home}&cursorBefore=${home}`,
      `/api/feed-v2?cursorAfter=${Buffer.from('home|x|01a1fbbd-9a95-72ea-a447-c346ad56f785').toString('base64url')}`,
      `/api/feed-v2?cursorAfter=${Buffer.from('home|f|1').toString('base64url')}`,
      ...['0', '-1', '51', '1e9', 'NaN', '1.5', 'dez'].map((size) => `/api/feed-v2?cursorSize=${size}`),
    ];
    for (const query of queries) {
      expect(await platform.call('GET', query), query).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });

  it('a post in the feed has exactly the fields of a post card, and a post read by its id has no cursor', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const id = await post(ana, 'texto');
    await platform.call('POST', `/api/post/${id}/reaction`, { as: bia, json: { desType: 'FIRE' } });
    await platform.comment(bia, id);
    const { body } = await platform.call('GET', '/api/feed-v2', { as: bia });
    expect(isPage(body) && body.posts[0]).toEqual({
      idPost: id,
      idUser: ana.id,
      idCommunity: null,
      desStatus: 'PUBLICADO',
      desCommunityName: null,
      desContent: 'texto',
      datCreated: '2026-01-01T12:01:00.000Z',
      postFile: null,
      files: [],
      reactions: { reacted: true, total: 1, revision: 1 },
      comments: { total: 1, revision: 1 },
      views: { total: 0 },
      owner: false,
      cursor: isPage(body) ? body.posts[0]?.cursor : '',
    });
    const alone = await platform.call('GET', `/api/post/${id}`, { as: ana });
    expect(alone).toMatchObject({ body: { owner: true, reactions: { reacted: false } } });
    expect(fieldOf(alone.body, 'idPost')).toBe(id);
    expect(alone.body).not.toHaveProperty('cursor');
  });
});

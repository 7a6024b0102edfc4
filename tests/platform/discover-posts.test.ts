import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachDatabase, type Member } from '../support/platform.ts';

const answer = z.object({
  posts: z.array(z.object({ idPost: z.string() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});

describeOnEachDatabase('discovering posts', (platform) => {
  async function ask(as: Member, query: Record<string, string>) {
    const path = `/api/feed-v2/discover?${new URLSearchParams({ cursorSize: '50', ...query }).toString()}`;
    const { body } = await platform.call('GET', path, { as });
    const { posts, paging } = answer.parse(body);
    return { ids: posts.map(({ idPost }) => idPost), ...paging };
  }
  const search = async (as: Member, text: string) => (await ask(as, { search: text })).ids;

  it('finds what has words beginning with those typed, newest first, without regard to marks, case and signs', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const older = await platform.post(bia, { text: 'Pôr do sol em Xaxim, na PRAÇA' });
    const newer = await platform.post(bia, { text: 'A praça de Xaxim à noite #luar' });
    await platform.post(bia, { text: 'Sem nada disso' });
    for (const typed of ['xaxim praça', 'PRACA, Xax', '  praç   xaxim ', '#xaxim']) {
      expect(await search(ana, typed)).toEqual([newer, older]);
    }
    expect(await search(ana, 'xaxim #luar')).toEqual([newer]);
    expect(await search(ana, 'axim')).toEqual([]);
    expect(await search(ana, "xaxim' | a & !b:*")).toEqual([]);
    expect(await search(ana, '🔥')).toEqual([]);
  });

  it('never brings a private member’s, a community’s, a deleted, or a blocked or muted person’s post', async () => {
    const ana = await platform.member();
    const [open, followedOne, closed, blocked, blocking, muted] = [
      await platform.member(),
      await platform.member(),
      await platform.member({ is_private: true }),
      await platform.member(),
      await platform.member(),
      await platform.member(),
    ];
    await platform.follow(ana, followedOne);
    await platform.follow(ana, closed);
    await platform.block(ana, blocked);
    await platform.block(blocking, ana);
    await platform.mute(ana, muted);
    const text = 'quizumba geral';
    const seen = await platform.post(open, { text });
    const seenToo = await platform.post(followedOne, { text });
    const own = await platform.post(ana, { text });
    for (const author of [closed, blocked, blocking, muted]) await platform.post(author, { text });
    for (const kind of ['PRIVADA', 'VIP'] as const) {
      await platform.post(open, { text, community: await platform.community(open, [ana], kind) });
    }
    const gone = await platform.post(open, { text });
    expect((await platform.call('DELETE', `/api/post/${gone}/delete`, { as: open })).status).toBe(204);

    expect(await search(ana, 'quizumba')).toEqual([own, seenToo, seen]);
    expect(await search(blocked, 'quizumba')).not.toContain(own);
    const unasked = (await ask(ana, {})).ids;
    expect(unasked).toContain(seen);
    expect(unasked).not.toContain(own);
    expect(unasked).not.toContain(seenToo);
  });

  it('goes by the author’s gender category, in pages that bring every post once', async () => {
    const ana = await platform.member();
    const [him, her] = [await platform.member({ gender: 'HOMEM' }), await platform.member({ gender: 'MULHER' })];
    const wanted = [];
    for (let n = 0; n < 5; n++) {
      wanted.unshift(await platform.post(her, { text: 'balaio' }));
      await platform.post(him, { text: 'balaio' });
    }
    const long = 'balaio '.repeat(11).trim();
    const seen: string[] = [];
    let cursorAfter = '';
    for (let pages = 0; pages < 9; pages++) {
      const page = await ask(ana, { search: long, genero: 'MULHER', cursorSize: '2', cursorAfter });
      seen.push(...page.ids);
      if (!page.hasMore) break;
      cursorAfter = page.cursorAfter ?? '';
    }
    expect(seen).toEqual(wanted);
  });

  it('is for members, in a known category, with a cursor of its own', async () => {
    const ana = await platform.member();
    await platform.post(await platform.member(), { text: 'catavento' });
    expect((await platform.call('GET', '/api/feed-v2/discover')).status).toBe(401);
    expect((await platform.call('GET', '/api/feed-v2/discover?genero=OUTRO', { as: ana })).status).toBe(400);
    const { cursorAfter } = await ask(ana, { search: 'catavento' });
    const other = `/api/feed-v2/discover?search=outra&cursorAfter=${cursorAfter ?? ''}`;
    expect((await platform.call('GET', other, { as: ana })).status).toBe(400);
  });

  it('says which community a post is from', async () => {
    const ana = await platform.member();
    const community = await platform.community(ana);
    const post = await platform.post(ana, { community });
    const { name } = await platform.db
      .selectFrom('communities')
      .select('name')
      .where('id', '=', community)
      .executeTakeFirstOrThrow();
    const { body } = await platform.call('GET', `/api/post/${post}`, { as: ana });
    expect(body).toMatchObject({ idCommunity: community, desCommunityName: name });
  });
});

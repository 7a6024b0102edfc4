import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachDatabase, type Member } from '../../support/platform.ts';

const answer = z.object({
  posts: z.array(z.object({ idPost: z.string() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});

describeOnEachDatabase('post search', (platform) => {
  async function ask(as: Member, query: Record<string, string>) {
    const path = `/api/feed-v2/discover?${new URLSearchParams({ cursorSize: '50', ...query }).toString()}`;
    const { body } = await platform.call('GET', path, { as });
    const { posts, paging } = answer.parse(body);
    return { ids: posts.map(({ idPost }) => idPost), ...paging };
  }
  const search = async (as: Member, text: string) => (await ask(as, { search: text })).ids;

  it('post search matches beginnings of words, ignores accents, case and punctuation, and sorts newest first', async () => {
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

  it.each([
    ['a slash', 'Alpha/Beta', ['alpha', 'beta', 'alpha/beta', 'Alpha Beta']],
    ['a full stop', 'foto.png', ['foto', 'png', 'foto.png']],
    ['a URL', 'https://example.com/guia-de-fogo?x=lenha#cinza', ['example', 'guia', 'fogo', 'lenha', 'cinza']],
    ['an e-mail address', 'escreva a contato@exemplo.example', ['contato', 'exemplo', 'contato@exemplo.example']],
    ['hyphens', 'bem-te-vi', ['bem', 'vi', 'bem-te-vi', 'te']],
    ['an underscore', 'arquivo_final', ['arquivo', 'final']],
    ['an apostrophe', "copo d’água, d'ouro", ['agua', 'ouro']],
    ['typographic signs', '“Brasas”…vivas—sempre•aqui', ['brasas', 'vivas', 'sempre', 'aqui']],
    ['emoji', '🔥fagulha🏳️‍🌈arco', ['fagulha', 'arco']],
    ['U+00AD and U+200B within a word', 'fo\u00adguei\u200bra', ['fogueira']],
    ['U+200B between words', 'Alpha\u200bBeta', ['alpha', 'beta', 'Alpha\u200bBeta', 'alphabeta']],
    ['a mark of direction (U+061C) and a filler (U+3164)', 'Alpha\u061cBeta\u3164Gama', ['alpha', 'beta', 'gama']],
    ['a keycap and emoji that are letters', '1️⃣Dica ℹ️Aviso ㊗️Festa 〰️Onda', ['dica', 'aviso', 'festa', 'onda']],
    ['a trade mark sign', 'Marca™Nova', ['marca', 'nova', 'marca™nova']],
    ['punctuation of other alphabets', 'Alpha،Beta־Gama।Delta۔Eta።Teta', ['beta', 'gama', 'delta', 'eta', 'teta']],
    ['numbers with signs', 'R$25,50 em 3/5', ['25', '50', '3 5']],
    ['other alphabets', 'हिन्दी/العربية・日本', ['हिन्दी', 'العربية', '日本']],
  ])('a post that contains %s is found by each word of its text', async (_sign, text, typed) => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const post = await platform.post(bia, { text });
    for (const words of typed) expect(await search(ana, words), words).toContain(post);
  });

  it('a search text with U+200B finds the post that has a blank in its place', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const post = await platform.post(bia, { text: 'pedra lascada' });
    expect(await search(ana, 'pedra\u200blascada')).toEqual([post]);
  });

  it('community search finds words between punctuation marks in the name of a community, and not in its old name', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const id = await platform.community(bia, [], 'PRIVADA');
    const found = async (filter: string) => {
      const path = `/api/comunidades/descobrir?${new URLSearchParams({ filter }).toString()}`;
      return JSON.stringify((await platform.call('GET', path, { as: ana })).body).includes(id);
    };
    for (const [name, word] of [
      ['Fotos/Retratos', 'retratos'],
      ['clube.de.leitura', 'leitura'],
    ] as const) {
      await platform.db.updateTable('communities').set({ name }).where('id', '=', id).execute();
      expect(await found(word)).toBe(true);
    }
    expect(await found('retratos')).toBe(false);
    expect(await found(`leitura ${'x'.repeat(300)}`)).toBe(false);
  });

  it('a search text of 500 characters is shortened, and still finds the post', async () => {
    const ana = await platform.member();
    const post = await platform.post(ana, { text: 'z'.repeat(81) });
    for (const length of [80, 81, 500]) expect(await search(ana, 'z'.repeat(length))).toEqual([post]);
    expect(await search(ana, '🔥'.repeat(81))).not.toContain(post);
  });

  it('post search omits deleted posts, community posts and posts of private, blocked or muted members', async () => {
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

  it("post search filters by the author's gender category, and its pages have no gaps or repeats", async () => {
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

  it("a post search without a session, with an unknown category or with another search's cursor is refused", async () => {
    const ana = await platform.member();
    await platform.post(await platform.member(), { text: 'catavento' });
    expect((await platform.call('GET', '/api/feed-v2/discover')).status).toBe(401);
    expect((await platform.call('GET', '/api/feed-v2/discover?genero=OUTRO', { as: ana })).status).toBe(400);
    const { cursorAfter } = await ask(ana, { search: 'catavento' });
    const other = `/api/feed-v2/discover?search=outra&cursorAfter=${cursorAfter ?? ''}`;
    expect((await platform.call('GET', other, { as: ana })).status).toBe(400);
  });

  it('a post in a community contains the id and name of the community', async () => {
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

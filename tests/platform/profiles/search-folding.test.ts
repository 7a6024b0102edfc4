import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../../bff/features/index.ts';
import { createGateway } from '../../../bff/gateway/http/server.ts';
import { describeOnEachDatabase, type Member } from '../../support/platform.ts';

const people = z.array(z.object({ idUser: z.string() }));
const discovered = z.object({
  data: z.object({ discover: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }) }),
});
const discoveredPosts = z.object({ posts: z.array(z.object({ idPost: z.string() })) });

/** Spellings of a name, each with search texts that find the name. */
const spellings: [string, string, string[]][] = [
  ['capital letters with accents', 'ÇARĀ Ümit', ['çarā', 'CARA', 'ümit', 'UMIT']],
  ['a sharp s', 'Ana Straßer', ['STRASSER', 'strasser', 'straßer', 'STRAẞER']],
  ['a dotted capital I', 'İstanbullu', ['istanbullu', 'ISTANBULLU', 'İSTANBULLU', 'ıstanbullu']],
  ['a final sigma', 'Σοφός Νίκος', ['ΣΟΦΟΣ', 'σοφοσ', 'σοφός', 'ΝΙΚΟΣ', 'νικοσ']],
  ['Cyrillic letters', 'Анна Ёлкина', ['анна', 'АННА', 'ЕЛКИНА', 'ёлк']],
  ['decomposed letters', 'Joa\u0303o Conceic\u0327a\u0303o', ['João', 'conceição', 'CONCEICAO']],
  ['Arabic vowel marks and hamza', 'أحمد مُحَمَّد', ['احمد', 'محمد', 'مُحمد']],
  ['Arabic letters of a Persian keyboard', 'علی کریم', ['علي', 'كريم', 'کریم']],
  ['Hebrew vowel points', 'שָׁלוֹם', ['שלום', 'שָׁלוֹם']],
  ['letters with a stroke and ligatures', 'Łukasz Sørensen Lætitia', ['lukasz', 'SORENSEN', 'laetitia', 'LÆTITIA']],
  ['fullwidth, bold and ordinal letters', 'Ｚｅｌｄａ 𝐁𝐫𝐮𝐧𝐚 Profª', ['zelda', 'bruna', 'profa', 'ｚｅｌ']],
  ['Armenian, Georgian and Cherokee letters', 'Արամ ᲗᲐᲛᲐᲠ ᏣᎳᎩ', ['արամ', 'ԱՐԱՄ', 'თამარ', 'ꮳꮃꭹ']],
  ['Chinese without a blank', '王小明', ['王小明', '小明', '明', '王']],
  ['Japanese and Latin letters without a blank', '山田ハナコRosa', ['ハナコ', '田ハ', 'rosa', '山田']],
  ['Thai without a blank', 'สมชายใจดี', ['ใจดี', 'ใจ', 'สมชาย']],
  ['emoji', 'Brasa🔥Acesa ❤️ 👩🏽‍🚀', ['🔥', '❤', '❤️', 'acesa ❤️', '🔥❤️', '👩‍🚀', '👩🏿‍🚀', '👩', '🚀', '🔥acesa', '🔥🔥']],
  [
    'flags',
    '🇧🇷🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Bandeiras',
    ['🇧🇷', '🇧🇷 bandeiras', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ],
  ['decomposed Korean', '김민수'.normalize('NFD'), ['김민수', '민수', '김']],
];

describeOnEachDatabase('the folding of names and texts', (platform) => {
  const gateway = { url: '', stop: async () => {} };

  beforeAll(async () => {
    const { url: platformUrl, bus } = platform;
    const server = await createGateway({ features, production: false, platformUrl, bus, logLevel: 'silent' });
    gateway.url = `http://127.0.0.1:${(await server.listen(0, '127.0.0.1')).port}/graphql`;
    gateway.stop = () => server.close();
  });

  afterAll(() => gateway.stop());

  async function find(as: Member, search: string) {
    const path = `/api/usuarios?discover=true&${new URLSearchParams({ search }).toString()}`;
    const { status, body } = await platform.call('GET', path, { as });
    expect(status, search).toBe(200);
    return people.parse(body).map(({ idUser }) => idUser);
  }

  async function findThroughGateway(as: Member, search: string) {
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${as.token}` },
      body: JSON.stringify({
        query: 'query People($search: String) { discover(search: $search, first: 10) { edges { node { id } } } }',
        variables: { search },
      }),
    });
    return discovered.parse(await response.json()).data.discover.edges.map(({ node }) => node.id);
  }

  it.each(spellings)('a member whose name has %s is found by each of its spellings', async (_what, name, typed) => {
    const ana = await platform.member();
    const named = await platform.member({ name });
    const nicknamed = await platform.member({ nickname: name });
    for (const search of typed) {
      const found = await find(ana, search);
      expect(found, search).toContain(named.id);
      expect(found, search).toContain(nicknamed.id);
    }
  });

  it.each(spellings)(
    'a post and a community with %s are found by each of its spellings',
    async (_what, name, typed) => {
      const [ana, bia] = [await platform.member(), await platform.member()];
      const post = await platform.post(bia, { text: `Oi, ${name}!` });
      const community = await platform.community(bia, [], 'PRIVADA');
      await platform.db.updateTable('communities').set({ name }).where('id', '=', community).execute();
      // Inside a Korean word, only the search for people finds a part of the word.
      for (const search of typed.filter((each) => each !== '민수')) {
        const query = new URLSearchParams({ search, filter: search }).toString();
        for (const [path, id] of [
          ['/api/feed-v2/discover', post],
          ['/api/comunidades/descobrir', community],
        ] as const) {
          const { body } = await platform.call('GET', `${path}?${query}`, { as: ana });
          expect(JSON.stringify(body), `${path} ${search}`).toContain(id);
        }
      }
    },
  );

  it('through the gateway, a member is found by a search in other letters than the name', async () => {
    const ana = await platform.member();
    const [greek, chinese] = [
      await platform.member({ name: 'Ξένια Κοσμάς' }),
      await platform.member({ name: '李雪梅' }),
    ];
    expect(await findThroughGateway(ana, 'ΚΟΣΜΑΣ ξενια')).toEqual([greek.id]);
    expect(await findThroughGateway(ana, '雪梅')).toEqual([chinese.id]);
    expect(await findThroughGateway(ana, 'ΚΟΣΜΑΣ雪梅')).toEqual([]);
  });

  it('a capital letter is folded to the same text as its small letter, whatever the alphabet', async () => {
    const letters = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter);
    const { rows } = await sql<{ letter: string }>`
      select letter from unnest(${letters}::text[], ${letters.map((letter) => letter.toLowerCase())}::text[],
        ${letters.map((letter) => letter.toUpperCase())}::text[]) forms (letter, small, capital)
      where search_folded(letter) <> search_folded(small) or search_folded(letter) <> search_folded(capital)`.execute(
      platform.db,
    );
    expect(letters.length).toBeGreaterThan(2_500);
    expect(rows).toEqual([]);
  });

  it('a search for an emoji finds no text with other emoji, and a word together with an emoji only texts with both', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const words = ['fumaça 🌫️', 'fumaça', '🌫️', '🇵🇹 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'];
    const [both, word, emoji, flags] = [
      await platform.post(bia, { text: words[0] ?? '' }),
      await platform.post(bia, { text: words[1] ?? '' }),
      await platform.post(bia, { text: words[2] ?? '' }),
      await platform.post(bia, { text: words[3] ?? '' }),
    ];
    const posts = async (search: string) => {
      const query = new URLSearchParams({ search, cursorSize: '50' }).toString();
      const { body } = await platform.call('GET', `/api/feed-v2/discover?${query}`, { as: ana });
      const found = discoveredPosts.parse(body).posts.map(({ idPost }) => idPost);
      return found.filter((id) => [both, word, emoji, flags].includes(id));
    };
    expect(await posts('fumaça')).toEqual([word, both]);
    expect(await posts('🌫')).toEqual([emoji, both]);
    expect(await posts('fumaça🌫️')).toEqual([both]);
    expect(await posts('🌁')).toEqual([]);
    expect(await posts('🇧🇷')).toEqual([]);
    expect(await posts('🇵🇹')).toEqual([flags]);
    expect(await posts('🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}')).toEqual([]);
  });

  it('each emoji of Unicode is a word, and signs of ordinary texts are not', async () => {
    const emoji = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code > 0x7f && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => /\p{Emoji}/u.test(sign) && !/[\p{P}©®™]|\p{Emoji_Modifier}|\p{RI}/u.test(sign));
    const { rows } = await sql<{ sign: string }>`
      select sign from unnest(${emoji}::text[]) sign where not search_words(sign) @> array[sign]`.execute(platform.db);
    expect(emoji.length).toBeGreaterThan(1_300);
    expect(rows).toEqual([]);
    const signs = sql<{ words: string[] }>`select search_emoji('© ® ™ # * 1 ‼ ⁉ 〰 ☞ ★ → “a” 👍🏽') as words`;
    expect((await signs.execute(platform.db)).rows).toEqual([{ words: ['👍'] }]);
  });

  it('a member is found by a word of two letters after each punctuation mark of the nickname', async () => {
    const ana = await platform.member();
    const [dot, line, other] = [
      await platform.member({ nickname: 'qw.xyara' }),
      await platform.member({ nickname: 'qw_xyara' }),
      await platform.member({ nickname: 'qwxyara' }),
    ];
    expect(await find(ana, 'xy')).toEqual([line.id, dot.id]);
    for (const search of ['qw/xyara', 'qw xyara', '@qw-xyara', 'yara'])
      expect((await find(ana, search)).sort(), search).toEqual([dot.id, line.id, other.id]);
  });

  it('a member is found by every part of the nickname with at least three characters', async () => {
    const ana = await platform.member();
    for (const nickname of ['ze.da_q-1', "d'x\\%_🔥🔥", '..__..']) {
      const member = await platform.member({ nickname });
      const letters = Array.from(nickname);
      for (let start = 0; start < letters.length; start += 1)
        for (let end = start + 3; end <= letters.length; end += 1) {
          const part = letters.slice(start, end).join('');
          expect(await find(ana, part), part).toContain(member.id);
        }
    }
  });

  it.each([
    ['81 letters', 'x'.repeat(81)],
    ['81 emoji', '🔥'.repeat(81)],
    ['80 signs that are folded to 18 letters each', '\ufdfa'.repeat(80)],
    ['words of one letter', 'a.b-c/d_e:f;g,h!i?j'.repeat(4)],
    ['a percent sign', '%'],
    ['an underscore', '_'],
    ['a backslash', '\\'],
    ['quotes and operators of a text search query', `'a' & b:* | !c <-> (d \\' ''`],
    ['only punctuation', '…!?.,;'],
    ['only emoji', '🏳️‍🌈🧑🏽‍🚀'],
    ['only accents', '\u0301\u0301'],
    ['the letter after U+200B', '\u200bx'],
    ['a lone surrogate', 'x\ud83d'],
    ['NUL', 'x\0x'],
  ])('a search text of %s is answered and finds no other name', async (_what, typed) => {
    const ana = await platform.member();
    const other = await platform.member({ name: 'Zumira', nickname: `zumira${ana.id.slice(-6)}` });
    const found = [...(await find(ana, typed)), ...(await findThroughGateway(ana, typed))];
    if (typed !== '\u0301\u0301') expect(found).not.toContain(other.id);
  });

  it('U+200B in a search text stands for a blank or for nothing', async () => {
    const ana = await platform.member();
    const apart = await platform.member({ name: 'Quixaba Torres' });
    const joined = await platform.member({ name: 'Quixabatorres' });
    expect(await find(ana, 'quixaba\u200btorres')).toEqual([joined.id, apart.id]);
    expect(await find(ana, '\u200b')).toContain(apart.id);
  });
});

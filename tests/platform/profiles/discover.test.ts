import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnEachDatabase, type Member } from '../../support/platform.ts';

const people = z.array(z.object({ idUser: z.string() }));
const page = z.object({
  usuarios: people,
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});

describeOnEachDatabase('people search', (platform) => {
  async function find(as: Member, filter: string) {
    const query = `discover=true&filter=${encodeURIComponent(filter)}`;
    const { body } = await platform.call('GET', `/api/usuarios?${query}`, { as });
    return people.parse(body).map(({ idUser }) => idUser);
  }

  it('people search ranks matches in this order: nickname, start of the name, start of a later word, within a word', async () => {
    const ana = await platform.member();
    const part = await platform.member({ name: 'Rui Azevedo', nickname: 'xizequinha' });
    const word = await platform.member({ name: 'Lia Zequi', nickname: 'lia' });
    const name = await platform.member({ name: 'Zequi Ramos', nickname: 'ramos' });
    const nickname = await platform.member({ name: 'Otto', nickname: 'zequi' });
    expect(await find(ana, 'zequi')).toEqual([nickname.id, name.id, word.id, part.id]);
    expect(await find(ana, '@zequi')).toEqual([nickname.id, name.id, word.id, part.id]);
  });

  it('people search ignores accents and case, and treats wildcards as ordinary characters', async () => {
    const ana = await platform.member();
    const joao = await platform.member({ name: 'JOÃO Antônio Ípsilon', nickname: 'Jotaí' });
    for (const typed of ['joão antônio ípsilon', 'JOAO ANTONIO IPSILON', 'ipsi joao', 'jotai', 'João']) {
      expect(await find(ana, typed)).toContain(joao.id);
    }
    for (const typed of ['jo%o', 'j_ao antonio', '%%%', 'joao\\%']) {
      expect(await find(ana, typed)).toEqual(typed.startsWith('joao') ? [joao.id] : []);
    }
    const odd = await platform.member({ name: '100% Real_Oficial', nickname: 'odd' });
    expect(await find(ana, '100%')).toEqual([odd.id]);
    expect(await find(ana, 'l_o')).toEqual([odd.id]);
  });

  it('people search for one or two letters matches beginnings of words only', async () => {
    const ana = await platform.member();
    const nickname = await platform.member({ name: 'Tia', nickname: 'wqarela' });
    const word = await platform.member({ name: 'Tom Wqana', nickname: 'tomtom' });
    const middle = await platform.member({ name: 'Tati Rawqa', nickname: 'tati.rawqa' });
    expect(await find(ana, 'wq')).toEqual([nickname.id, word.id]);
    expect(await find(ana, 'tom w')).toEqual([word.id]);
    expect(await find(ana, 'awq')).toEqual([middle.id]);
  });

  it('people search does not match e-mail addresses or bios', async () => {
    const ana = await platform.member();
    await platform.member({ email: 'segredo-unico@exemplo.example', bio: 'segredo-unico', name: 'Nina' });
    expect(await find(ana, 'segredo-unico')).toEqual([]);
  });

  it('people search omits the searching member and members with a block in either direction', async () => {
    const [ana, bia, caio] = [
      await platform.member({ name: 'Kuarup um' }),
      await platform.member({ name: 'Kuarup dois' }),
      await platform.member({ name: 'Kuarup três' }),
    ];
    await platform.block(bia, ana);
    expect(await find(ana, 'kuarup')).toEqual([caio.id]);
    expect(await find(bia, 'kuarup')).toEqual([caio.id]);
  });

  it('people search filters by gender category, and its pages have no gaps or repeats', async () => {
    const ana = await platform.member();
    const wanted = [];
    for (let n = 0; n < 7; n++) wanted.push((await platform.member({ name: `Jurema ${n}`, gender: 'TRANS' })).id);
    await platform.member({ name: 'Jurema X', gender: 'HOMEM' });
    expect(await find(ana, 'TRANS')).toEqual(wanted.toReversed());

    const seen: string[] = [];
    let after = '';
    for (let pages = 0; pages < 9; pages++) {
      const path = `/api/usuarios?discover=true&search=jurema&genero=TRANS&cursorSize=3&cursorAfter=${after}`;
      const { usuarios, paging } = page.parse((await platform.call('GET', path, { as: ana })).body);
      seen.push(...usuarios.map(({ idUser }) => idUser));
      if (!paging.hasMore) break;
      after = paging.cursorAfter ?? '';
    }
    expect(seen).toEqual(wanted.toReversed());
  });

  it('without a session, people search and suggested profiles are answered with 401', async () => {
    expect((await platform.call('GET', '/api/usuarios?discover=true')).status).toBe(401);
    expect((await platform.call('GET', '/api/similar-profiles')).status).toBe(401);
  });

  it('suggestions list friends of friends first, and omit followed, blocked, muted and dismissed members', async () => {
    const ana = await platform.member({ preferences: 'MULHER' });
    const [followed, shared, muted, blocked, dismissed, newcomer] = [
      await platform.member(),
      await platform.member(),
      await platform.member(),
      await platform.member(),
      await platform.member(),
      await platform.member({ gender: 'MULHER' }),
    ];
    await platform.follow(ana, followed);
    for (const each of [shared, muted, blocked, dismissed]) await platform.follow(followed, each);
    await platform.mute(ana, muted);
    await platform.block(blocked, ana);
    for (let twice = 0; twice < 2; twice++) {
      expect((await platform.call('DELETE', `/api/similar-profiles/${dismissed.id}`, { as: ana })).status).toBe(204);
    }

    const { body } = await platform.call('GET', '/api/similar-profiles?limit=30', { as: ana });
    const ids = people.parse(body).map(({ idUser }) => idUser);
    expect(ids.slice(0, 2)).toEqual([shared.id, newcomer.id]);
    for (const each of [ana, followed, muted, blocked, dismissed]) expect(ids).not.toContain(each.id);
  });
});

import { expect, it } from 'vitest';
import { giveNicknameKeys } from '../../../bff/platform/accounts/security/nicknames.ts';
import { describePlatform, describeOnEachDatabase, type Member, type TestPlatform } from '../../support/platform.ts';

const edit = (platform: TestPlatform, as: Member, json: object) =>
  platform.call('POST', '/api/alterarDadosUsuario', { as, json });
const accepted = { body: { status: true } };
const refused = (message: string) => ({ body: { status: false, field: 'apelido', message } });
const TAKEN = 'Este apelido já é de outra pessoa.';

describePlatform('nicknames', (platform) => {
  it('a nickname that mixes two alphabets or contains look-alike characters is refused', async () => {
    const ana = await platform.member();
    expect(await edit(platform, ana, { apelido: '\u0410na Zub' })).toMatchObject(
      refused('Use letras de um só alfabeto.'),
    );
    for (const apelido of ['\uff21\uff4e\uff41', '\u{1d400}\u{1d427}\u{1d41a}', 'A\u200bna', 'Ana\u202e', '🔥\u200d🔥'])
      expect(await edit(platform, ana, { apelido })).toMatchObject(
        refused('O nome tem caracteres que não podem ser usados.'),
      );
  });

  it('a nickname may contain the flags of England, Scotland and Wales', async () => {
    const flags = ['gbeng', 'gbsct', 'gbwls'].map((region) =>
      String.fromCodePoint(0x1f3f4, ...Array.from(region, (letter) => 0xe0000 + letter.charCodeAt(0)), 0xe007f),
    );
    for (const flag of flags)
      expect(await edit(platform, await platform.member(), { apelido: `${flag} Zeca` })).toMatchObject(accepted);
  });

  it('a nickname that shows letters of another nickname as emoji, or its l as a capital I, is refused as taken', async () => {
    const [clara, bia] = [await platform.member(), await platform.member()];
    expect(await edit(platform, clara, { apelido: 'clara moraes' })).toMatchObject(accepted);
    for (const apelido of ['CIara Moraes', '🅲lara Moraes', 'Clara M⭕raes'])
      expect(await edit(platform, bia, { apelido })).toMatchObject({ body: { status: false, field: 'apelido' } });
    expect(await edit(platform, bia, { apelido: 'Clara M🅾️raes' })).toMatchObject(refused(TAKEN));
  });

  it("a nickname that looks like another member's in any letter case is refused as taken", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    expect(await edit(platform, ana, { apelido: 'Coca Moreno' })).toMatchObject(accepted);
    for (const apelido of ['COCA MORENO', 'Coca rnoreno', 'Coca Moren0'])
      expect(await edit(platform, bia, { apelido })).toMatchObject(refused(TAKEN));
    expect(await edit(platform, ana, { apelido: 'Cora' })).toMatchObject(accepted);
    expect(await edit(platform, bia, { apelido: '\u0421\u043e\u043d\u044f' })).toMatchObject(accepted);
    expect(await edit(platform, ana, { apelido: 'Coco' })).toMatchObject(accepted);
    expect(await edit(platform, bia, { apelido: '\u0421\u043e\u0441\u043e' })).toMatchObject(refused(TAKEN));
  });

  it('of four members who concurrently request look-alike nicknames, one succeeds', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => platform.member()));
    const wanted = ['Tororo', 'T0roro', 'Tor0ro', 'TORORO'];
    const answers = await Promise.all(members.map((as, at) => edit(platform, as, { apelido: wanted[at] })));
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('"status":true'))).toHaveLength(1);
  });

  it('a member may keep a stored name and nickname that break the rules, but a new nickname must follow them', async () => {
    const old = { name: '\u{1d401}\u{1d422}\u{1d41a}', nickname: '\u0412ia' };
    const bia = await platform.member(old);
    expect(await edit(platform, bia, { nome: old.name, apelido: old.nickname, bio: 'Oi' })).toMatchObject(accepted);
    expect(await edit(platform, bia, { apelido: `${old.nickname}2` })).toMatchObject(
      refused('Use letras de um só alfabeto.'),
    );
  });
});

describeOnEachDatabase('nicknames of an older release', (platform) => {
  it('after giveNicknameKeys() has stored keys for old nicknames, a nickname that looks like one of them is refused', async () => {
    await platform.member({ nickname: 'Marolo' });
    const ana = await platform.member();
    const isOfOld = (apelido: string) => edit(platform, ana, { apelido });
    expect(await isOfOld('marolo')).toMatchObject(refused(TAKEN));
    await giveNicknameKeys(platform.db);
    expect(await isOfOld('Mar0lo')).toMatchObject(refused(TAKEN));
    expect(await isOfOld('MaroIo')).toMatchObject(refused(TAKEN));
    const without = platform.db.selectFrom('users').select('id').where('nickname_keys', 'is', null);
    expect(await without.execute()).toEqual([]);
  });
});

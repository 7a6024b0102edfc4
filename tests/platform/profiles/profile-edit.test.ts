import { expect, it } from 'vitest';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { picture } from '../../support/media.ts';

describePlatform('profile edits', (platform) => {
  const edit = (as: Member | null, json: object) => platform.call('POST', '/api/alterarDadosUsuario', { as, json });

  it('editing a profile changes only the fields that were sent', async () => {
    const ana = await platform.member({ name: 'Ana', bio: 'antes' });
    const answer = await edit(ana, { nome: ' Ana Maria ', apelido: `ana${ana.id}`, preferencia: 'HOMEM,TRANS' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: true,
        usuario: {
          userName: 'Ana Maria',
          apelido: `ana${ana.id}`,
          bio: 'antes',
          preferencia: 'HOMEM,TRANS',
          own: true,
        },
      },
    });
    expect(await edit(ana, { bio: '' })).toMatchObject({ body: { usuario: { bio: null, userName: 'Ana Maria' } } });
    expect(await edit(ana, {})).toMatchObject({ body: { status: true } });
  });

  it('an edit that changes the birth date is refused, and its other fields are not changed either', async () => {
    const ana = await platform.member({ birth_date: '1990-05-01' });
    expect(await edit(ana, { nascimento: '01/05/1990' })).toMatchObject({ body: { status: true } });
    expect(await edit(ana, { nascimento: '02/05/1990', nome: 'Outra' })).toMatchObject({
      status: 200,
      body: { status: false, code: 'NOT_ALLOWED', field: 'nascimento' },
    });
    expect((await platform.call('GET', `/api/usuarios/${ana.id}`, { as: ana })).body).toMatchObject({
      userName: ana.name,
      nascimento: '1990-05-01',
    });
  });

  it('of five members who concurrently request the same nickname, one gets it and four get an error', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => platform.member()));
    const name = `Único${members[0]?.id ?? ''}`;
    const answers = await Promise.all(
      members.map((as, n) => edit(as, { apelido: n % 2 === 0 ? name : name.toUpperCase() })),
    );
    const said = answers.map(({ body }) => JSON.stringify(body).includes('"status":true'));
    expect(said.filter(Boolean)).toHaveLength(1);
    expect(
      answers.filter(({ body }) => JSON.stringify(body).includes('Este apelido já é de outra pessoa.')),
    ).toHaveLength(4);
  });

  it('an edit with an invalid field is refused with the name of that field', async () => {
    const ana = await platform.member();
    for (const [json, field] of [
      [{ nome: ' ' }, 'nome'],
      [{ nome: 'x'.repeat(81) }, 'nome'],
      [{ apelido: 'a\u0000b' }, 'apelido'],
      [{ preferencia: 'HOMEM,OUTRA' }, 'preferencia'],
      [{ idFoto: '01a1fbbd-9a95-72ea-a447-c346ad56f785' }, 'idFoto'],
    ] as const) {
      expect(await edit(ana, json)).toMatchObject({ status: 200, body: { status: false, field } });
    }
    expect(await edit(ana, { bio: 'x'.repeat(501) })).toMatchObject({ status: 400, body: { field: 'bio' } });
    expect(await edit(null, { nome: 'Ana' })).toMatchObject({ status: 401 });
  });

  it("a member's own upload can become the avatar or cover, and a new avatar deletes the old avatar's file", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const upload = async (as: Member) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await picture())]), 'foto.png');
      return fieldOf((await platform.call('POST', '/api/media', { as, form })).body, 'idFile');
    };
    const [face, other, foreign] = [await upload(ana), await upload(ana), await upload(bia)];
    expect(await edit(ana, { idFoto: foreign })).toMatchObject({ body: { status: false, field: 'idFoto' } });

    const { body } = await edit(ana, { idFoto: face, idCapa: other });
    expect(JSON.stringify(body)).toMatch(new RegExp(`"userImage":"/media/${face}.*"coverImage":"/media/${other}`));
    // A picture that is in use as an avatar cannot be discarded through the media route.
    expect((await platform.call('DELETE', `/api/media/${face}`, { as: ana })).status).toBe(404);

    const next = await upload(ana);
    await edit(ana, { idFoto: next });
    const old = await platform.db.selectFrom('media').select('stored').where('id', '=', face).executeTakeFirst();
    expect(old?.stored).toBe(false);
    expect(await edit(ana, { idFoto: null })).toMatchObject({ body: { usuario: { userImage: null } } });
  });

  it('a profile hides birth date, preferences, gender and e-mail from other members and visitors', async () => {
    const [ana, bia] = [await platform.member({ preferences: 'HOMEM', gender: 'MULHER' }), await platform.member()];
    for (const as of [bia, null]) {
      const { body } = await platform.call('GET', `/api/usuarios/${ana.id}`, { as });
      for (const hidden of ['nascimento', 'preferencia', 'genero', 'email']) expect(body).not.toHaveProperty(hidden);
    }
  });
});

import { beforeAll, expect, it } from 'vitest';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { picture, streamOf } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

describePlatform('content taken down by moderation', (platform) => {
  const { reportedCase, decide, restore, status } = desk(platform);
  let ana: Member;
  let bia: Member;
  let caio: Member;
  let helena: Member;
  let ivo: Member;

  beforeAll(async () => {
    [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    helena = await platform.member({ role: 'MODERATOR', name: 'Helena' });
    ivo = await platform.member({ role: 'MODERATOR', name: 'Ivo' });
  });

  it('after a takedown, even the author gets 404 for a post and its media; undoing the takedown shows them again', async () => {
    const media = await platform.media.ingest(streamOf(await picture({ width: 40, height: 30 })), {
      ownerId: ana.id,
    });
    const { body } = await platform.call('POST', '/api/post', { as: ana, form: formOf(media.id) });
    const post = fieldOf(body, 'idPost');
    const url = platform.url + (platform.media.toWire(media).sources[0]?.url ?? '');
    const { body: feedBefore } = await platform.call('GET', '/api/feed-v2', { as: bia });
    expect(JSON.stringify(feedBefore)).toContain(post);
    expect((await fetch(url)).status).toBe(200);

    const id = await reportedCase(bia, 'POST', post);
    await decide(helena, [id], 'TAKE_DOWN');
    for (const as of [null, bia, ana]) {
      expect(await status(`/api/post/${post}`, as)).toBe(404);
      expect(await status(`/api/comment/${post}`, as)).toBe(404);
      expect(JSON.stringify((await platform.call('GET', '/api/feed-v2', { as })).body)).not.toContain(post);
    }
    expect((await fetch(url)).status).toBe(404);

    const { body: seen } = await platform.call('GET', `/api/moderacao/casos/${id}`, { as: helena });
    const evidence = /"url":"(\/media\/[^"]+)"/.exec(JSON.stringify(seen))?.[1] ?? '';
    expect((await fetch(platform.url + evidence)).status).toBe(200);

    await restore(ivo, id);
    expect(await status(`/api/post/${post}`, bia)).toBe(200);
    expect((await fetch(url)).status).toBe(200);
  });

  it('a reported post that its author deletes is kept as evidence until its case is decided', async () => {
    const media = await platform.media.ingest(streamOf(await picture({ width: 30, height: 30 })), {
      ownerId: ana.id,
    });
    const { body } = await platform.call('POST', '/api/post', { as: ana, form: formOf(media.id) });
    const post = fieldOf(body, 'idPost');
    const id = await reportedCase(bia, 'POST', post);
    expect((await platform.call('DELETE', `/api/post/${post}/delete`, { as: ana })).status).toBe(204);
    await platform.media.sweep();
    const { body: seen } = await platform.call('GET', `/api/moderacao/casos/${id}`, { as: helena });
    expect(seen).toMatchObject({ deleted: true, evidence: { desContent: 'Uma foto' } });
    const evidence = /"url":"(\/media\/[^"]+)"/.exec(JSON.stringify(seen))?.[1] ?? '';
    expect((await fetch(platform.url + evidence)).status).toBe(200);
    const asAnybody = platform.url + (platform.media.toWire(media).sources[0]?.url ?? '');
    expect((await fetch(asAnybody)).status).toBe(404);

    await decide(helena, [id], 'DISMISS');
    await platform.media.sweep();
    expect((await fetch(platform.url + evidence)).status).toBe(404);
  });

  it('a case lists all earlier decisions about its author, and counts only sanctions that still apply as strikes', async () => {
    const dora = await platform.member();
    const decided = async (decision: string) => {
      const id = await reportedCase(bia, 'POST', await platform.post(dora));
      await decide(helena, [id], decision);
      return id;
    };
    const [stands, undone, kept] = [await decided('TAKE_DOWN'), await decided('WARN'), await decided('DISMISS')];
    await restore(ivo, undone);
    const now = await reportedCase(bia, 'POST', await platform.post(dora));
    const { body } = await platform.call('GET', `/api/moderacao/casos/${now}`, { as: helena });
    expect(body).toMatchObject({
      strikes: 1,
      history: [
        { idCase: kept, desDecision: 'DISMISS', desTarget: 'POST', undone: false },
        { idCase: undone, desDecision: 'WARN', undone: true },
        { idCase: stands, desDecision: 'TAKE_DOWN', desReason: 'SPAM', undone: false, desAppeal: null },
      ],
    });
  });

  it('taking down a comment hides its replies and lowers the counts; undoing the takedown reverts both', async () => {
    const post = await platform.post(ana);
    const comment = await platform.comment(bia, post, 'nada gentil');
    const answer = await platform.comment(caio, post, 'concordo', comment);
    await platform.comment(caio, post, 'outro assunto');
    const list = async () => (await platform.call('GET', `/api/comment/${post}`, { as: ana })).body;
    const legacy = async () =>
      JSON.stringify((await platform.call('GET', `/api/comentarios?postId=${post}`, { as: ana })).body);
    const total = async () => (await platform.call('GET', `/api/post/${post}`, { as: ana })).body;

    const id = await reportedCase(ana, 'COMMENT', comment);
    await decide(helena, [id], 'TAKE_DOWN');
    expect(await list()).toHaveLength(1);
    expect(await legacy()).not.toContain(answer);
    expect(await total()).toMatchObject({ comments: { total: 1 } });
    expect(await status(`/api/comment/${post}/${comment}`, bia)).toBe(404);
    expect(await status(`/api/comment/${post}/${comment}/replies`, ana)).toBe(404);
    const reply = { as: caio, json: { content: 'e agora', idCommentParent: comment } };
    expect((await platform.call('POST', `/api/comment/${post}`, reply)).status).toBe(404);

    await restore(ivo, id);
    expect(await total()).toMatchObject({ comments: { total: 3 } });
    expect(await list()).toHaveLength(2);
    expect(await legacy()).toContain(answer);
  });

  it.runIf(platform.kind === 'postgres')(
    'a reply written while its comment is being taken down is hidden with the comment (needs PostgreSQL)',
    async () => {
      const { db } = platform;
      for (const [table, key] of [
        ['notification_states', 'user_id'],
        ['posts', 'id'],
      ] as const) {
        const post = await platform.post(ana);
        const comment = await platform.comment(caio, post);
        const id = await reportedCase(bia, 'COMMENT', comment);
        const release = await lockRow(platform, table, { [key]: table === 'posts' ? post : ana.id });
        const answering = platform.comment(bia, post, 'resposta', comment);
        await untilWaiting(platform);
        const deciding = decide(helena, [id], 'TAKE_DOWN');
        await untilWaiting(platform, 2);
        await release();
        await answering;
        expect(await deciding).toMatchObject({ status: 200 });
        const left = await db.selectFrom('posts').select('comment_count').where('id', '=', post).executeTakeFirst();
        expect(left).toEqual({ comment_count: 0 });
        expect(await platform.call('GET', `/api/comentarios?postId=${post}`, { as: ana })).toMatchObject({ body: [] });
      }
    },
  );

  it('a case about a message shows the message before it; after a takedown neither member sees the message', async () => {
    const { body } = await platform.call('POST', '/api/conversas', { as: caio, json: { idUser: ana.id } });
    const conversation = fieldOf(body, 'idConversation');
    const send = async (content: string) =>
      fieldOf(
        (
          await platform.call('POST', `/api/conversas/${conversation}/mensagens`, {
            as: caio,
            json: { idClient: crypto.randomUUID(), content },
          })
        ).body,
        'idMessage',
      );
    await send('oi');
    const message = await send('coisa feia');
    const id = await reportedCase(ana, 'MESSAGE', message);
    const { body: seen } = await platform.call('GET', `/api/moderacao/casos/${id}`, { as: helena });
    expect(seen).toMatchObject({ evidence: { desContent: 'coisa feia', before: [{ desContent: 'oi' }] } });
    await decide(helena, [id], 'TAKE_DOWN');
    for (const as of [ana, caio]) {
      const history = await platform.call('GET', `/api/conversas/${conversation}/mensagens`, { as });
      expect(JSON.stringify(history.body)).not.toContain('coisa feia');
      expect(JSON.stringify((await platform.call('GET', `/api/conversas/${conversation}`, { as })).body)).not.toContain(
        'coisa feia',
      );
    }
  });

  it('taking down a community closes it; undoing the takedown reopens it with all its members', async () => {
    const community = await platform.community(ana, [bia, caio]);
    const id = await reportedCase(caio, 'COMMUNITY', community);
    await decide(helena, [id], 'TAKE_DOWN');
    for (const as of [ana, bia]) expect(await status(`/api/comunidades/${community}/`, as)).toBe(404);
    await restore(ivo, id);
    const { body } = await platform.call('GET', `/api/comunidades/${community}/`, { as: bia });
    expect(body).toMatchObject({ members: { total: 3 }, membership: { role: 'MEMBER', status: 'ACTIVE' } });
  });

  it('taking down a profile replaces its name and nickname; undoing it returns the name, and the nickname if still free', async () => {
    const named = async (name: string, nickname: string) => {
      const member = await platform.member({ name, nickname });
      const id = await reportedCase(bia, 'PROFILE', member.id);
      await decide(helena, [id], 'TAKE_DOWN');
      const seen = async () => (await platform.call('GET', `/api/usuarios/${member.id}`, { as: bia })).body;
      return { id, member, seen };
    };
    const free = await named('Compre Aqui', 'compreaqui');
    const { body: found } = await platform.call('GET', '/api/usuarios?search=compreaqui', { as: bia });
    expect(found).toEqual([]);
    expect(await free.seen()).toMatchObject({ userName: 'Membro' });
    expect(fieldOf(await free.seen(), 'apelido')).toMatch(/^membro\d*$/);
    await restore(ivo, free.id);
    expect(await free.seen()).toMatchObject({ userName: 'Compre Aqui', apelido: 'compreaqui' });

    const taken = await named('Vendo Fotos', 'vendofotos');
    await platform.member({ nickname: 'VendoFotos' });
    await restore(ivo, taken.id);
    expect(await taken.seen()).toMatchObject({ userName: 'Vendo Fotos' });
    expect(fieldOf(await taken.seen(), 'apelido')).toMatch(/^membro\d*$/);

    const changed = await named('Golpe', 'golpe');
    const json = { nome: 'Lia', apelido: 'lia-nova' };
    await platform.call('POST', '/api/alterarDadosUsuario', { as: changed.member, json });
    await restore(ivo, changed.id);
    expect(await changed.seen(), 'a name chosen after the take-down stays').toMatchObject({
      userName: 'Lia',
      apelido: 'lia-nova',
    });
  });

  it('a bio taken down by two decisions is shown again only after both are undone', async () => {
    const duda = await platform.member({ bio: 'me chame lá fora' });
    const first = await reportedCase(bia, 'PROFILE', duda.id);
    await decide(helena, [first], 'TAKE_DOWN');
    await platform.call('POST', '/api/alterarDadosUsuario', { as: duda, json: { bio: 'me chame lá fora' } });
    const second = await reportedCase(caio, 'PROFILE', duda.id);
    await decide(helena, [second], 'TAKE_DOWN');
    const seen = async () => (await platform.call('GET', `/api/usuarios/${duda.id}`, { as: bia })).body;
    await restore(ivo, first);
    expect(await seen()).toMatchObject({ bio: null });
    await restore(ivo, second);
    expect(await seen()).toMatchObject({ bio: 'me chame lá fora' });
  });

  it.each([
    ['the reply first', [1, 0]],
    ['the comment first', [0, 1]],
  ])(
    'a reply is visible again only after the takedowns of the reply and its comment are undone, here %s',
    async (_order, restored) => {
      for (const decided of [
        [0, 1],
        [1, 0],
      ]) {
        const post = await platform.post(ana);
        const comment = await platform.comment(caio, post, 'primeiro');
        const answer = await platform.comment(caio, post, 'resposta', comment);
        const cases = [await reportedCase(bia, 'COMMENT', comment), await reportedCase(bia, 'COMMENT', answer)];
        for (const which of decided) await decide(helena, [cases[which] ?? ''], 'TAKE_DOWN');
        const total = async () => (await platform.call('GET', `/api/post/${post}`, { as: bia })).body;
        const [first = 0, last = 0] = restored;
        await restore(ivo, cases[first] ?? '');
        expect(await status(`/api/comment/${post}/${answer}`, bia)).toBe(404);
        expect(await total()).toMatchObject({ comments: { total: first === 0 ? 1 : 0 } });
        await restore(ivo, cases[last] ?? '');
        expect(await total()).toMatchObject({ comments: { total: 2 } });
        const { body } = await platform.call('GET', `/api/comment/${post}/${comment}/replies`, { as: bia });
        expect(JSON.stringify(body)).toContain(answer);
      }
    },
  );

  it('taking down a profile empties its bio; undoing the takedown brings the bio back', async () => {
    const duda = await platform.member({ bio: 'me chame em outro site' });
    const id = await reportedCase(bia, 'PROFILE', duda.id);
    await decide(helena, [id], 'TAKE_DOWN');
    expect((await platform.call('GET', `/api/usuarios/${duda.id}`, { as: bia })).body).toMatchObject({ bio: null });
    await restore(ivo, id);
    expect((await platform.call('GET', `/api/usuarios/${duda.id}`, { as: bia })).body).toMatchObject({
      bio: 'me chame em outro site',
    });
  });
});

function formOf(idFile: string) {
  const form = new FormData();
  form.set('desContent', 'Uma foto');
  form.set('uploads', JSON.stringify([{ idFile }]));
  return form;
}

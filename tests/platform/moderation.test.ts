import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { picture, streamOf } from '../support/media.ts';
import { openSession } from '../../bff/platform/session.ts';
import { describeOnEachDatabase, fieldOf, type Member } from '../support/platform.ts';

const numbers = z.looseObject({
  takenDown: z.number(),
  inTime: z.number(),
  decided: z.number(),
  appealsGranted: z.number(),
});
const casesPage = z.object({
  cases: z.array(z.object({ idCase: z.string(), datDue: z.string() })),
  paging: z.object({ cursorAfter: z.string(), hasMore: z.boolean() }),
});
const noticesPage = z.object({
  notifications: z.array(z.object({ desType: z.string(), idTarget: z.string(), desDetail: z.string().nullable() })),
});
const logLine = z.object({ idCase: z.string().nullable() });

const SOON = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

describeOnEachDatabase('moderation', (platform) => {
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

  const report = (as: Member, desTarget: string, idTarget: string, more: object = {}) =>
    platform.call('POST', '/api/denuncias', { as, json: { desTarget, idTarget, desReason: 'SPAM', ...more } });
  const caseOf = async (targetId: string) =>
    await platform.db
      .selectFrom('moderation_cases')
      .selectAll()
      .where('target_id', '=', targetId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const decide = (as: Member, caseIds: string[], desDecision: string, more: object = {}) =>
    platform.call('POST', '/api/moderacao/decisoes', {
      as,
      json: { casos: caseIds, desDecision, desReason: 'SPAM', desText: 'Regra da casa.', ...more },
    });
  const reportedCase = async (by: Member, kind: string, id: string, more: object = {}) => {
    expect((await report(by, kind, id, more)).status).toBe(201);
    return (await caseOf(id)).id;
  };
  const status = async (path: string, as: Member | null) => (await platform.call('GET', path, { as })).status;

  describe('a report', () => {
    it('is answered, and answered the same again, with one case for everybody who reports the same', async () => {
      const post = await platform.post(ana);
      const first = await report(bia, 'POST', post);
      const again = await report(bia, 'POST', post, { desText: 'É a terceira vez.' });
      expect(first.status).toBe(201);
      expect(again.body).toEqual(first.body);
      await report(caio, 'POST', post);
      const { id, report_count } = await caseOf(post);
      expect(report_count).toBe(2);
      const texts = await platform.db
        .selectFrom('moderation_reports')
        .select('text')
        .where('case_id', '=', id)
        .execute();
      expect(texts.map(({ text }) => text).sort()).toEqual(['', 'É a terceira vez.']);
    });

    it('of what one may not see opens no case, and does not tell whether it is there', async () => {
      const blocker = await platform.member();
      await platform.block(blocker, bia);
      const inside = await platform.community(ana);
      const hidden = await platform.post(ana, { community: inside });
      const comment = await platform.comment(ana, hidden);
      const { body } = await platform.call('POST', '/api/conversas', { as: blocker, json: { idUser: caio.id } });
      const path = `/api/conversas/${fieldOf(body, 'idConversation')}/mensagens`;
      const sent = await platform.call('POST', path, {
        as: blocker,
        json: { idClient: crypto.randomUUID(), content: 'só para Caio' },
      });
      const targets: [string, string][] = [
        ['POST', hidden],
        ['COMMENT', comment],
        ['MESSAGE', fieldOf(sent.body, 'idMessage')],
        ['PROFILE', blocker.id],
        ['POST', await platform.post(blocker)],
      ];
      for (const [kind, id] of targets) {
        const [seen, imagined] = [await report(bia, kind, id), await report(bia, kind, uuidv7())];
        expect([seen.status, seen.body]).toEqual([404, imagined.body]);
        const cases = await platform.db
          .selectFrom('moderation_cases')
          .select('id')
          .where('target_id', '=', id)
          .execute();
        expect(cases).toEqual([]);
      }
    });

    it('of one moment is one, however often it is sent', async () => {
      const post = await platform.post(ana);
      await Promise.all(Array.from({ length: 6 }, () => report(bia, 'POST', post)));
      expect((await caseOf(post)).report_count).toBe(1);
    });

    it('needs a session, a known reason, and somebody else’s object', async () => {
      const post = await platform.post(ana);
      expect((await platform.call('POST', '/api/denuncias', { json: {} })).status).toBe(401);
      expect((await report(bia, 'POST', post, { desReason: 'TEDIO' })).status).toBe(400);
      expect((await report(ana, 'POST', post)).status).toBe(403);
    });

    it('of intimate images without consent waits two hours, and hurries a case that is open', async () => {
      const post = await platform.post(ana);
      await report(bia, 'POST', post);
      const slow = (await caseOf(post)).due_at.getTime();
      await report(caio, 'POST', post, { desReason: 'INTIMATE_WITHOUT_CONSENT' });
      const fast = await caseOf(post);
      expect(fast.reason).toBe('INTIMATE_WITHOUT_CONSENT');
      expect(fast.due_at.getTime()).toBeLessThanOrEqual(Date.now() + 2 * 3_600_000);
      expect(slow).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    });
  });

  describe('the desk', () => {
    it('is not there for anybody but moderators', async () => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      const calls: [string, string][] = [
        ['GET', '/api/moderacao'],
        ['GET', '/api/moderacao/casos'],
        ['GET', `/api/moderacao/casos/${id}`],
        ['POST', `/api/moderacao/casos/${id}/responsavel`],
        ['DELETE', `/api/moderacao/casos/${id}/responsavel`],
        ['POST', `/api/moderacao/casos/${id}/restaurar`],
        ['POST', '/api/moderacao/decisoes'],
        ['GET', '/api/moderacao/recursos'],
        ['POST', `/api/moderacao/recursos/${id}`],
        ['GET', '/api/moderacao/registro'],
        ['GET', '/api/moderacao/registro/exportar'],
        ['GET', '/api/moderacao/numeros'],
      ];
      for (const [method, path] of calls) {
        for (const as of [null, ana, bia]) expect((await platform.call(method, path, { as })).status).toBe(404);
      }
    });

    it('shows the queue by deadline, page by page, with nothing twice', async () => {
      for (let n = 0; n < 4; n += 1) await reportedCase(bia, 'POST', await platform.post(ana));
      await reportedCase(bia, 'POST', await platform.post(ana), { desReason: 'INTIMATE_WITHOUT_CONSENT' });
      const seen: { idCase: string; datDue: string }[] = [];
      let after = '';
      for (;;) {
        const { body } = await platform.call('GET', `/api/moderacao/casos?cursorSize=2&cursorAfter=${after}`, {
          as: helena,
        });
        const page = casesPage.parse(body);
        seen.push(...page.cases);
        if (!page.paging.hasMore) break;
        after = page.paging.cursorAfter;
      }
      expect(new Set(seen.map(({ idCase }) => idCase)).size).toBe(seen.length);
      expect(seen.map(({ datDue }) => datDue)).toEqual(seen.map(({ datDue }) => datDue).toSorted());
    });

    it('keeps a case with whoever claimed it', async () => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      expect((await platform.call('POST', `/api/moderacao/casos/${id}/responsavel`, { as: helena })).status).toBe(200);
      expect((await platform.call('POST', `/api/moderacao/casos/${id}/responsavel`, { as: ivo })).status).toBe(403);
      expect((await decide(ivo, [id], 'DISMISS')).status).toBe(403);
      expect((await decide(helena, [id], 'DISMISS')).status).toBe(200);
    });

    it('lets nobody decide about themselves or about their own report', async () => {
      const own = await reportedCase(bia, 'POST', await platform.post(helena));
      const reported = await reportedCase(helena, 'POST', await platform.post(ana));
      expect((await decide(helena, [own], 'DISMISS')).status).toBe(403);
      expect((await decide(helena, [reported], 'TAKE_DOWN')).status).toBe(403);
      expect((await decide(ivo, [own], 'DISMISS')).status).toBe(200);
    });

    it('decides once, and the same of the same moderator is the same', async () => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      expect((await decide(helena, [id], 'TAKE_DOWN')).status).toBe(200);
      expect((await decide(helena, [id], 'TAKE_DOWN')).status).toBe(200);
      expect((await decide(ivo, [id], 'DISMISS')).status).toBe(403);
      const decisions = await platform.db
        .selectFrom('moderation_decisions')
        .where('case_id', '=', id)
        .selectAll()
        .execute();
      expect(decisions).toHaveLength(1);
    });

    it('decides many at once where the content is the same, and otherwise none', async () => {
      const spam = 'Compre seguidores em oferta imperdível';
      const ids = [];
      for (const by of [ana, caio]) ids.push(await reportedCase(bia, 'POST', await platform.post(by, { text: spam })));
      const other = await reportedCase(bia, 'POST', await platform.post(ana, { text: 'Outra coisa, muito diferente' }));
      expect((await decide(helena, [...ids, other], 'TAKE_DOWN')).status).toBe(400);
      const { status: code, body } = await decide(helena, ids, 'TAKE_DOWN');
      expect(code).toBe(200);
      expect(body).toMatchObject({ cases: [{ desStatus: 'DECIDED' }, { desStatus: 'DECIDED' }] });
    });
  });

  describe('what was taken down', () => {
    it('is gone for everybody, its author too: a post by id, in feeds, and with every byte', async () => {
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

      await platform.call('POST', `/api/moderacao/casos/${id}/restaurar`, {
        as: ivo,
        json: { desText: 'Foi engano.' },
      });
      expect(await status(`/api/post/${post}`, bia)).toBe(200);
      expect((await fetch(url)).status).toBe(200);
    });

    it('stays as evidence, words and bytes, when its author deletes it first', async () => {
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

    it('takes a comment away with its answers and out of the counts, and brings all of it back', async () => {
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

      await platform.call('POST', `/api/moderacao/casos/${id}/restaurar`, {
        as: ivo,
        json: { desText: 'Foi engano.' },
      });
      expect(await total()).toMatchObject({ comments: { total: 3 } });
      expect(await list()).toHaveLength(2);
      expect(await legacy()).toContain(answer);
    });

    it('takes a message from both who talk, and keeps what was said just before it for the moderator', async () => {
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
        expect(
          JSON.stringify((await platform.call('GET', `/api/conversas/${conversation}`, { as })).body),
        ).not.toContain('coisa feia');
      }
    });

    it('closes a community, and opens it again with everybody in it', async () => {
      const community = await platform.community(ana, [bia, caio]);
      const id = await reportedCase(caio, 'COMMUNITY', community);
      await decide(helena, [id], 'TAKE_DOWN');
      for (const as of [ana, bia]) expect(await status(`/api/comunidades/${community}/`, as)).toBe(404);
      await platform.call('POST', `/api/moderacao/casos/${id}/restaurar`, {
        as: ivo,
        json: { desText: 'Foi engano.' },
      });
      const { body } = await platform.call('GET', `/api/comunidades/${community}/`, { as: bia });
      expect(body).toMatchObject({ members: { total: 3 }, membership: { role: 'MEMBER', status: 'ACTIVE' } });
    });

    it('takes from a profile what it showed of itself, and gives it back', async () => {
      const duda = await platform.member({ bio: 'me chame em outro site' });
      const id = await reportedCase(bia, 'PROFILE', duda.id);
      await decide(helena, [id], 'TAKE_DOWN');
      expect((await platform.call('GET', `/api/usuarios/${duda.id}`, { as: bia })).body).toMatchObject({ bio: null });
      await platform.call('POST', `/api/moderacao/casos/${id}/restaurar`, {
        as: ivo,
        json: { desText: 'Foi engano.' },
      });
      expect((await platform.call('GET', `/api/usuarios/${duda.id}`, { as: bia })).body).toMatchObject({
        bio: 'me chame em outro site',
      });
    });
  });

  describe('somebody shut out', () => {
    it('is out at once, everywhere, with everything of theirs, and cannot come back in', async () => {
      const duda = await platform.member({ name: 'Duda Locatelli', nickname: 'dudalocatelli' });
      const post = await platform.post(duda);
      const elsewhere = await platform.post(ana);
      await platform.comment(duda, elsewhere, 'comentário da Duda');
      const before = platform.eventsOn('access').length;
      const id = await reportedCase(bia, 'POST', post);
      expect((await decide(helena, [id], 'SUSPEND', { datUntil: SOON() })).status).toBe(200);

      expect(await status('/api/user-v2/profile-info', duda)).toBe(401);
      expect(platform.eventsOn('access').slice(before)).toContainEqual({
        topic: 'access',
        payload: { type: 'session', idUser: duda.id },
      });
      expect(await status(`/api/usuarios/${duda.id}`, bia)).toBe(404);
      expect(await status(`/api/post/${post}`, null)).toBe(404);
      const found = await platform.call('GET', '/api/usuarios?search=locatelli', { as: bia });
      expect(found.body).toEqual([]);
      expect((await platform.call('GET', `/api/comment/${elsewhere}`, { as: bia })).body).toEqual([]);
      expect(await openSession(platform.db, duda.id, 'none')).toBeNull();
    });

    it('is back when the suspension is over, without what was taken down', async () => {
      const duda = await platform.member();
      const [post, other] = [await platform.post(duda), await platform.post(duda)];
      const id = await reportedCase(bia, 'POST', post);
      await decide(helena, [id], 'SUSPEND', { datUntil: SOON() });
      await sql`update users set locked_until = now() - interval '1 second' where id = ${duda.id}`.execute(platform.db);
      expect(await status(`/api/usuarios/${duda.id}`, bia)).toBe(200);
      expect(await status(`/api/post/${other}`, bia)).toBe(200);
      expect(await status(`/api/post/${post}`, bia)).toBe(404);
    });

    it('is told why at the door, with the right password alone', async () => {
      const email = `${uuidv7()}@exemplo.example`;
      const json = { nome: 'Edu Prado', nascimento: '01/01/1990', email, senha: 'uma senha bem longa' };
      const { body } = await platform.call('POST', '/api/cadastrarUsuario', { json });
      const id = await reportedCase(bia, 'PROFILE', fieldOf(body, 'id'));
      await decide(helena, [id], 'BAN');
      const logIn = (password: string) => platform.call('POST', '/api/token', { json: { email, password } });
      expect(await logIn('uma senha bem longa')).toMatchObject({
        status: 403,
        body: { error: 'Sua conta foi encerrada pela moderação.' },
      });
      expect(await logIn('outra senha qualquer')).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    });

    it('has to be suspended until a day to come, within a year', async () => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      expect((await decide(helena, [id], 'SUSPEND')).status).toBe(400);
      expect((await decide(helena, [id], 'SUSPEND', { datUntil: '2020-01-01T00:00:00Z' })).status).toBe(400);
      expect((await decide(helena, [id], 'SUSPEND', { datUntil: '2999-01-01T00:00:00Z' })).status).toBe(400);
      expect(await status('/api/user-v2/profile-info', ana)).toBe(200);
    });
  });

  describe('an appeal', () => {
    const noticeOf = async (member: Member) => {
      const { body } = await platform.call('GET', '/api/notificacoes', { as: member });
      const { notifications } = noticesPage.parse(body);
      return notifications.find(({ desType }) => desType === 'MODERATION');
    };

    it('goes from the author’s notice to a moderator who did not decide, and may bring it all back', async () => {
      const duda = await platform.member();
      const post = await platform.post(duda, { text: 'um texto discutível' });
      await decide(helena, [await reportedCase(bia, 'POST', post)], 'TAKE_DOWN');
      const notice = await noticeOf(duda);
      expect(notice?.desDetail).toBe('retiramos algo que você publicou');
      const path = `/api/avisos/${notice?.idTarget ?? ''}`;
      expect((await platform.call('GET', path, { as: duda })).body).toMatchObject({
        desDecision: 'TAKE_DOWN',
        desReason: 'SPAM',
        desText: 'Regra da casa.',
        desExcerpt: 'um texto discutível',
        desAppeal: null,
      });
      expect(await status(path, bia)).toBe(404);

      const ask = () => platform.call('POST', `${path}/recurso`, { as: duda, json: { desText: 'Não é spam.' } });
      expect((await ask()).body).toMatchObject({ desAppeal: 'OPEN' });
      expect((await ask()).status).toBe(200);
      expect((await platform.call('POST', `${path}/recurso`, { as: bia, json: { desText: 'eu?' } })).status).toBe(404);

      const { id: appeal } = await platform.db
        .selectFrom('moderation_appeals')
        .select('id')
        .where('author_id', '=', duda.id)
        .executeTakeFirstOrThrow();
      const answer = (as: Member, desAnswer: string) =>
        platform.call('POST', `/api/moderacao/recursos/${appeal}`, { as, json: { desAnswer, desText: 'Revisto.' } });
      expect((await answer(helena, 'UPHOLD')).status).toBe(403);
      expect((await answer(ivo, 'RESTORE')).status).toBe(200);
      expect((await answer(ivo, 'RESTORE')).status).toBe(200);
      expect((await answer(ivo, 'UPHOLD')).status).toBe(403);
      expect(await status(`/api/post/${post}`, bia)).toBe(200);
      expect((await platform.call('GET', path, { as: duda })).body).toMatchObject({
        undone: true,
        desAppeal: 'GRANTED',
      });
    });

    it('of a suspension opens the door again', async () => {
      const duda = await platform.member();
      const post = await platform.post(duda);
      const id = await reportedCase(bia, 'POST', post);
      await decide(helena, [id], 'BAN');
      await platform.call('POST', `/api/moderacao/casos/${id}/restaurar`, {
        as: ivo,
        json: { desText: 'Foi engano.' },
      });
      expect(await status(`/api/usuarios/${duda.id}`, bia)).toBe(200);
      expect(await status(`/api/post/${post}`, bia)).toBe(200);
    });

    it('tells whoever reported that it was looked at, and not by whom', async () => {
      const reporter = await platform.member();
      const id = await reportedCase(reporter, 'POST', await platform.post(ana));
      await decide(helena, [id], 'DISMISS');
      expect((await noticeOf(reporter))?.desDetail).toBe('sua denúncia foi analisada e o conteúdo continua no ar');
      expect(JSON.stringify(await noticeOf(reporter))).not.toContain(helena.id);
    });
  });

  describe('a report without an account', () => {
    const file = (json: object) => platform.call('POST', '/api/denuncias/sem-conta', { json });
    const ask = (protocol: string, secret: string) =>
      platform.call('POST', '/api/denuncias/protocolo', { json: { protocol, secret } });

    it('gets a protocol number, whose status its secret alone opens', async () => {
      const post = await platform.post(ana);
      const { status: code, body } = await file({
        desReason: 'INTIMATE_WITHOUT_CONSENT',
        desLink: `https://brasa.example/post/${post}`,
        desText: 'Sou eu na foto e não autorizei.',
      });
      expect(code).toBe(201);
      const [protocol, secret] = [fieldOf(body, 'protocol'), fieldOf(body, 'secret')];
      expect((await ask(protocol, secret)).body).toMatchObject({ desStatus: 'RECEIVED', desOutcome: null });
      expect((await ask(protocol, 'errado')).status).toBe(404);
      expect((await ask('BR-AAAAA-AAAAA', secret)).status).toBe(404);

      await decide(helena, [(await caseOf(post)).id], 'TAKE_DOWN');
      expect((await ask(protocol.toLowerCase(), secret)).body).toMatchObject({
        desStatus: 'DECIDED',
        desOutcome: 'REMOVED',
      });
      expect(await status(`/api/post/${post}`, bia)).toBe(404);
    });

    it('is a case of its words where the address shows nothing', async () => {
      const { body } = await file({ desReason: 'OTHER', desLink: 'não sei o link', desText: 'Apareço em um vídeo.' });
      const { body: queue } = await platform.call('GET', '/api/moderacao/casos?alvo=OTHER', { as: helena });
      expect(queue).toMatchObject({
        cases: [{ desTarget: 'OTHER', evidence: { title: 'não sei o link', desContent: 'Apareço em um vídeo.' } }],
      });
      expect(fieldOf(body, 'protocol')).toMatch(/^BR-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    });

    it('has to say where and what', async () => {
      expect((await file({ desReason: 'OTHER', desLink: '', desText: 'x' })).status).toBe(400);
      expect((await file({ desReason: 'OTHER', desLink: 'x', desText: ' ' })).status).toBe(400);
    });
  });

  describe('the log', () => {
    it('cannot be changed, taken away or emptied, by the database’s own hand either', async () => {
      await expect(sql`update moderation_log set action = 'x'`.execute(platform.db)).rejects.toThrow(/append-only/);
      await expect(sql`delete from moderation_log`.execute(platform.db)).rejects.toThrow(/append-only/);
      await expect(sql`truncate moderation_log`.execute(platform.db)).rejects.toThrow(/append-only/);
    });

    it('has every decision, once, with who and why, and leaves as CSV and as JSON lines', async () => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      await decide(helena, [id], 'WARN', { desText: '=HYPERLINK("x")' });
      const { body: page } = await platform.call('GET', '/api/moderacao/registro?cursorSize=1', { as: helena });
      expect(page).toMatchObject({
        entries: [{ desAction: 'WARN', idCase: id, desActor: 'Helena', idSubject: ana.id }],
      });
      const exported = async (format: string) =>
        fieldOf(
          (await platform.call('GET', `/api/moderacao/registro/exportar?formato=${format}`, { as: helena })).body,
          'content',
        );
      const lines = (await exported('jsonl'))
        .trimEnd()
        .split('\n')
        .map((line) => logLine.parse(JSON.parse(line)));
      expect(lines.filter(({ idCase }) => idCase === id)).toHaveLength(2);
      const csv = await exported('csv');
      expect(csv.split('\r\n')[0]).toContain('"idEntry","datCreated","desAction"');
      expect(csv).not.toMatch(/,"=/);
    });

    it('and the decision are one: what cannot be written down is not done', async () => {
      const post = await platform.post(ana);
      const id = await reportedCase(bia, 'POST', post);
      await sql`alter table moderation_log add constraint full_up check (action <> 'TAKE_DOWN') not valid`.execute(
        platform.db,
      );
      expect((await decide(helena, [id], 'TAKE_DOWN')).status).toBe(500);
      await sql`alter table moderation_log drop constraint full_up`.execute(platform.db);
      expect(await status(`/api/post/${post}`, bia)).toBe(200);
      expect((await caseOf(post)).status).toBe('OPEN');
    });

    it('sums up a month', async () => {
      const { body } = await platform.call('GET', '/api/moderacao/numeros', { as: helena });
      const figures = numbers.parse(body);
      expect(figures.takenDown).toBeGreaterThan(3);
      expect(figures.inTime).toBe(figures.decided);
      expect(figures.appealsGranted).toBe(1);
      const { body: empty } = await platform.call('GET', '/api/moderacao/numeros?mes=2020-01', { as: helena });
      expect(empty).toMatchObject({ reports: 0, decided: 0, medianMinutes: null });
    });
  });
});

function formOf(idFile: string) {
  const form = new FormData();
  form.set('desContent', 'Uma foto');
  form.set('uploads', JSON.stringify([{ idFile }]));
  return form;
}

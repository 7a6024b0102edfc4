import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { makeChallenge } from '../../../bff/platform/auth/challenges.store.ts';
import { openSession } from '../../../bff/platform/auth/session.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

const noticesPage = z.object({
  notifications: z.array(z.object({ desType: z.string(), idTarget: z.string(), desDetail: z.string().nullable() })),
});

const noticeList = z.object({
  avisos: z.array(z.object({ idDecision: z.string(), desExcerpt: z.string(), desAppeal: z.string().nullable() })),
  paging: z.object({ cursorAfter: z.string().nullable(), hasMore: z.boolean() }),
});
const locked = z.object({ avisos: z.array(z.object({ idDecision: z.string(), desDecision: z.string() })) });

describePlatform('decision against a member', (platform) => {
  const { reportedCase, decide, restore, status } = desk(platform);
  let ana: Member;
  let bia: Member;
  let helena: Member;
  let ivo: Member;

  beforeAll(async () => {
    [ana, bia] = [await platform.member(), await platform.member()];
    helena = await platform.member({ role: 'MODERATOR', name: 'Helena' });
    ivo = await platform.member({ role: 'MODERATOR', name: 'Ivo' });
  });

  describe('suspended or banned member', () => {
    it("a suspension ends the member's sessions immediately and hides the member's profile, posts and comments", async () => {
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

    it('after a suspension has ended, the profile is visible again, but the taken-down post stays hidden', async () => {
      const duda = await platform.member();
      const [post, other] = [await platform.post(duda), await platform.post(duda)];
      const id = await reportedCase(bia, 'POST', post);
      await decide(helena, [id], 'SUSPEND', { datUntil: SOON() });
      await sql`update users set locked_until = now() - interval '1 second' where id = ${duda.id}`.execute(platform.db);
      expect(await status(`/api/usuarios/${duda.id}`, bia)).toBe(200);
      expect(await status(`/api/post/${other}`, bia)).toBe(200);
      expect(await status(`/api/post/${post}`, bia)).toBe(404);
    });

    const PASSWORD = 'uma senha bem longa';
    /** Signs up a member whose password the test knows. */
    const signedUp = async () => {
      const email = `${uuidv7()}@exemplo.example`;
      const json = { nome: 'Edu Prado', nascimento: '01/01/1990', email, senha: PASSWORD };
      const { body } = await platform.call('POST', '/api/cadastrarUsuario', { json });
      const logIn = (password = PASSWORD) => platform.call('POST', '/api/token', { json: { email, password } });
      return { id: fieldOf(body, 'id'), logIn };
    };
    const banned = async () => {
      const { id, logIn } = await signedUp();
      const caseId = await reportedCase(bia, 'PROFILE', id);
      await decide(helena, [caseId], 'BAN', { desText: 'Perfil falso.' });
      return { id, caseId, logIn };
    };
    const read = (acesso: string) => platform.call('POST', '/api/bloqueio', { json: { acesso } });
    const ask = (acesso: string, desText = 'Sou eu mesmo.') =>
      platform.call('POST', '/api/bloqueio/recurso', { json: { acesso, desText } });

    it('a banned member who signs in gets ACCOUNT_LOCKED only with the right password', async () => {
      const { logIn } = await banned();
      expect(await logIn('outra senha qualquer')).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
      const refused = await logIn();
      expect(refused).toMatchObject({
        status: 403,
        body: { error: 'Sua conta foi encerrada pela moderação.', code: 'ACCOUNT_LOCKED' },
      });
      expect((await read(fieldOf(refused.body, 'acesso'))).body).toMatchObject({
        desDecision: 'BAN',
        desReason: 'SPAM',
        desText: 'Perfil falso.',
        desAppeal: null,
      });
    });

    it('a banned member can appeal once without a session, and can sign in after the appeal is granted', async () => {
      const { id, logIn } = await banned();
      const access = fieldOf((await logIn()).body, 'acesso');
      expect((await ask(access, ' ')).status).toBe(400);
      expect((await ask(access)).body).toMatchObject({ desAppeal: 'OPEN' });
      expect((await ask(access, 'De novo.')).body).toMatchObject({ desAppeal: 'OPEN', desAppealText: 'Sou eu mesmo.' });
      const { id: appeal } = await platform.db
        .selectFrom('moderation_appeals')
        .select('id')
        .where('author_id', '=', id)
        .executeTakeFirstOrThrow();
      const answer = { desAnswer: 'RESTORE', desText: 'Conferimos.' };
      const path = `/api/moderacao/recursos/${appeal}`;
      expect((await platform.call('POST', path, { as: helena, json: answer })).status).toBe(403);
      expect((await platform.call('POST', path, { as: ivo, json: answer })).status).toBe(200);
      expect((await logIn()).status).toBe(200);
      // The access token was issued for the ban. It stops working when the ban is undone.
      expect((await read(access)).status).toBe(404);
    });

    it('a request to read a ban or to appeal gets 404 if its access token is expired, unknown or for another purpose', async () => {
      const { logIn } = await banned();
      const access = fieldOf((await logIn()).body, 'acesso');
      const other = await makeChallenge(platform.db, 'SECOND_STEP', { userId: ana.id });
      for (const wrong of [other, 'x', '']) expect((await read(wrong)).status).toBe(404);
      await sql`update auth_challenges set expires_at = now() where purpose = 'LOCK'`.execute(platform.db);
      expect((await read(access)).status).toBe(404);
      expect((await ask(access)).status).toBe(404);
    });

    it.each([
      ['the longer one first', [9, 3]],
      ['the shorter one first', [3, 9]],
    ])('two overlapping suspensions lock an account until the last active one ends (%s)', async (_order, days) => {
      const duda = await platform.member();
      const until = days.map((day) => new Date(Date.now() + day * 86_400_000));
      const cases: string[] = [];
      for (let nth = 0; nth < 2; nth++) cases.push(await reportedCase(bia, 'POST', await platform.post(duda)));
      for (const [nth, datUntil] of until.entries()) {
        expect((await decide(helena, [cases[nth] ?? ''], 'SUSPEND', { datUntil })).status).toBe(200);
      }
      const lockOf = async () => {
        const query = platform.db.selectFrom('users').select(['locked_until', 'locked_by']).where('id', '=', duda.id);
        const { locked_until: ends, locked_by: by } = await query.executeTakeFirstOrThrow();
        const decided = platform.db.selectFrom('moderation_decisions').select('case_id').where('id', '=', by);
        return { ends, by: (await decided.executeTakeFirst())?.case_id ?? null };
      };
      const longest = days[0] === 9 ? 0 : 1;
      expect(await lockOf()).toEqual({ ends: until[longest], by: cases[longest] });
      expect((await restore(ivo, cases[0] ?? '')).status).toBe(200);
      expect(await lockOf(), 'the other suspension stays active').toEqual({ ends: until[1], by: cases[1] });
      expect((await restore(ivo, cases[1] ?? '')).status).toBe(200);
      expect(await lockOf()).toEqual({ ends: null, by: null });
    });

    it('a member with both a ban and a suspension can appeal both, and can sign in after both are undone', async () => {
      const { id, logIn } = await signedUp();
      const cases = [
        await reportedCase(bia, 'PROFILE', id),
        await reportedCase(bia, 'POST', await platform.post({ ...ana, id })),
      ];
      const [ban = '', suspension = ''] = cases;
      await decide(helena, [suspension], 'SUSPEND', { datUntil: SOON() });
      await decide(helena, [ban], 'BAN');
      const access = fieldOf((await logIn()).body, 'acesso');
      const { avisos } = locked.parse((await read(access)).body);
      expect(avisos.map(({ desDecision }) => desDecision)).toEqual(['BAN', 'SUSPEND']);
      for (const { idDecision } of avisos) {
        const json = { acesso: access, idDecision, desText: 'Sou eu mesmo.' };
        const asked = await platform.call('POST', '/api/bloqueio/recurso', { json });
        expect(asked.body).toMatchObject({ idDecision, desAppeal: 'OPEN' });
      }
      const wrong = { acesso: access, idDecision: uuidv7(), desText: 'x' };
      expect((await platform.call('POST', '/api/bloqueio/recurso', { json: wrong })).status).toBe(404);
      expect((await restore(ivo, ban)).status).toBe(200);
      expect((await logIn()).status).toBe(403);
      expect(locked.parse((await read(access)).body).avisos).toMatchObject([{ desDecision: 'SUSPEND' }]);
      expect((await restore(ivo, suspension)).status).toBe(200);
      expect((await logIn()).status).toBe(200);
    });

    it('a suspension without an end, until a past date or for more than a year is refused with 400', async () => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      expect((await decide(helena, [id], 'SUSPEND')).status).toBe(400);
      expect((await decide(helena, [id], 'SUSPEND', { datUntil: '2020-01-01T00:00:00Z' })).status).toBe(400);
      expect((await decide(helena, [id], 'SUSPEND', { datUntil: '2999-01-01T00:00:00Z' })).status).toBe(400);
      expect(await status('/api/user-v2/profile-info', ana)).toBe(200);
    });
  });

  describe('appeal against a decision', () => {
    const noticeOf = async (member: Member) => {
      const { body } = await platform.call('GET', '/api/notificacoes', { as: member });
      const { notifications } = noticesPage.parse(body);
      return notifications.find(({ desType }) => desType === 'MODERATION');
    };

    it('only a moderator who did not take the decision can answer its appeal; granting it restores the post', async () => {
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

    it('GET /api/avisos lists the decisions against the member, newest first, with the state of each appeal', async () => {
      const duda = await platform.member();
      const texts = ['primeiro', 'segundo', 'terceiro'];
      for (const [nth, text] of texts.entries()) {
        const id = await reportedCase(bia, 'POST', await platform.post(duda, { text }));
        await decide(helena, [id], nth === 1 ? 'WARN' : 'TAKE_DOWN');
      }
      await decide(helena, [await reportedCase(bia, 'POST', await platform.post(duda))], 'DISMISS');
      await platform.db.deleteFrom('notifications').where('recipient_id', '=', duda.id).execute();
      const list = async (as: Member, query: string) =>
        noticeList.parse((await platform.call('GET', `/api/avisos?${query}`, { as })).body);
      const first = await list(duda, 'cursorSize=2');
      expect(first.avisos.map(({ desExcerpt }) => desExcerpt)).toEqual(['terceiro', 'segundo']);
      const rest = await list(duda, `cursorSize=2&cursorAfter=${first.paging.cursorAfter ?? ''}`);
      expect(rest.avisos.map(({ desExcerpt }) => desExcerpt)).toEqual(['primeiro']);
      expect(rest.paging.hasMore).toBe(false);
      expect((await list(bia, '')).avisos).toEqual([]);
      const path = `/api/avisos/${rest.avisos[0]?.idDecision ?? ''}/recurso`;
      await platform.call('POST', path, { as: duda, json: { desText: 'Não é spam.' } });
      expect((await list(duda, '')).avisos.at(-1)).toMatchObject({ desAppeal: 'OPEN' });
    });

    it("undoing a decision grants the author's open appeal and removes the appeal from the queue", async () => {
      const duda = await platform.member();
      const id = await reportedCase(bia, 'POST', await platform.post(duda));
      await decide(helena, [id], 'TAKE_DOWN');
      const path = `/api/avisos/${(await noticeOf(duda))?.idTarget ?? ''}`;
      await platform.call('POST', `${path}/recurso`, { as: duda, json: { desText: 'Não é spam.' } });
      expect((await restore(helena, id, 'Foi engano nosso.')).status).toBe(200);
      expect((await platform.call('GET', path, { as: duda })).body).toMatchObject({
        undone: true,
        desAppeal: 'GRANTED',
        desAppealAnswer: 'Foi engano nosso.',
      });
      const { body: queue } = await platform.call('GET', '/api/moderacao/recursos', { as: ivo });
      expect(JSON.stringify(queue)).not.toContain(id);
      const log = platform.db.selectFrom('moderation_log').select('action').where('case_id', '=', id).orderBy('id');
      expect((await log.execute()).map(({ action }) => action)).toEqual([
        ...['REPORTED', 'TAKE_DOWN', 'APPEALED', 'RESTORE', 'APPEAL_GRANTED'],
      ]);
    });

    it.runIf(platform.kind === 'postgres')(
      'while a decision is being undone, a request to answer its appeal waits and then gets 403 (needs PostgreSQL)',
      async () => {
        const duda = await platform.member();
        const id = await reportedCase(bia, 'POST', await platform.post(duda));
        await decide(helena, [id], 'TAKE_DOWN');
        const path = `/api/avisos/${(await noticeOf(duda))?.idTarget ?? ''}/recurso`;
        await platform.call('POST', path, { as: duda, json: { desText: 'Não é spam.' } });
        const { id: appeal } = await platform.db
          .selectFrom('moderation_appeals')
          .select('id')
          .where('author_id', '=', duda.id)
          .executeTakeFirstOrThrow();
        const release = await lockRow(platform, 'moderation_cases', { id });
        const undone = restore(helena, id);
        await untilWaiting(platform);
        const json = { desAnswer: 'RESTORE', desText: 'Sim.' };
        const answered = platform.call('POST', `/api/moderacao/recursos/${appeal}`, { as: ivo, json });
        await untilWaiting(platform, 2);
        await release();
        expect([(await undone).status, (await answered).status]).toEqual([200, 403]);
      },
    );

    it.runIf(platform.kind === 'postgres')(
      'while a decision is being undone, an appeal against it waits and then gets 403 (needs PostgreSQL)',
      async () => {
        const duda = await platform.member();
        const id = await reportedCase(bia, 'POST', await platform.post(duda));
        await decide(helena, [id], 'TAKE_DOWN');
        const path = `/api/avisos/${(await noticeOf(duda))?.idTarget ?? ''}/recurso`;
        const release = await lockRow(platform, 'moderation_cases', { id });
        const undone = restore(helena, id);
        await untilWaiting(platform);
        const asked = platform.call('POST', path, { as: duda, json: { desText: 'Não é spam.' } });
        await untilWaiting(platform, 2);
        await release();
        expect([(await undone).status, (await asked).status]).toEqual([200, 403]);
        const { body: queue } = await platform.call('GET', '/api/moderacao/recursos', { as: ivo });
        expect(JSON.stringify(queue)).not.toContain(id);
      },
    );

    it("undoing a ban makes the member's profile and post visible again", async () => {
      const duda = await platform.member();
      const post = await platform.post(duda);
      const id = await reportedCase(bia, 'POST', post);
      await decide(helena, [id], 'BAN');
      await restore(ivo, id);
      expect(await status(`/api/usuarios/${duda.id}`, bia)).toBe(200);
      expect(await status(`/api/post/${post}`, bia)).toBe(200);
    });

    it("the notification that tells a reporter the outcome does not contain the moderator's id", async () => {
      const reporter = await platform.member();
      const id = await reportedCase(reporter, 'POST', await platform.post(ana));
      await decide(helena, [id], 'DISMISS');
      expect((await noticeOf(reporter))?.desDetail).toBe('sua denúncia foi analisada e o conteúdo continua no ar');
      expect(JSON.stringify(await noticeOf(reporter))).not.toContain(helena.id);
    });
  });
});

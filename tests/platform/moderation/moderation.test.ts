import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

const numbers = z.looseObject({
  takenDown: z.number(),
  inTime: z.number(),
  decided: z.number(),
  restored: z.number(),
});
const casesPage = z.object({
  cases: z.array(z.object({ idCase: z.string(), datDue: z.string() })),
  paging: z.object({ cursorAfter: z.string(), hasMore: z.boolean() }),
});
const logLine = z.object({ idCase: z.string().nullable() });

describePlatform('moderation', (platform) => {
  const { report, reportedCase, caseOf, decide, restore, status } = desk(platform);
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

  describe('reports', () => {
    it('a report of content that is hidden from the reporter is answered with 404 and opens no case', async () => {
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

    it('if a member reports the same post six times concurrently, one report is counted', async () => {
      const post = await platform.post(ana);
      await Promise.all(Array.from({ length: 6 }, () => report(bia, 'POST', post)));
      expect((await caseOf(post)).report_count).toBe(1);
    });

    it("a report without a session, with an unknown reason or about the reporter's own content is refused", async () => {
      const post = await platform.post(ana);
      expect((await platform.call('POST', '/api/denuncias', { json: {} })).status).toBe(401);
      expect((await report(bia, 'POST', post, { desReason: 'TEDIO' })).status).toBe(400);
      expect((await report(ana, 'POST', post)).status).toBe(403);
    });

    it('a report with the reason INTIMATE_WITHOUT_CONSENT shortens the deadline of an open case to two hours', async () => {
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

  describe('moderation desk', () => {
    it('each moderation route answers 404 to visitors and to members who are not moderators', async () => {
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

    it('the moderation queue is sorted by deadline, and its pages repeat no case', async () => {
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

    it('a claimed case can be decided only by the moderator who claimed it', async () => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      expect((await platform.call('POST', `/api/moderacao/casos/${id}/responsavel`, { as: helena })).status).toBe(200);
      expect((await platform.call('POST', `/api/moderacao/casos/${id}/responsavel`, { as: ivo })).status).toBe(403);
      expect((await decide(ivo, [id], 'DISMISS')).status).toBe(403);
      expect((await decide(helena, [id], 'DISMISS')).status).toBe(200);
    });

    it('a moderator cannot decide a case about themselves or about their own report', async () => {
      const own = await reportedCase(bia, 'POST', await platform.post(helena));
      const reported = await reportedCase(helena, 'POST', await platform.post(ana));
      expect((await decide(helena, [own], 'DISMISS')).status).toBe(403);
      expect((await decide(helena, [reported], 'TAKE_DOWN')).status).toBe(403);
      expect((await decide(ivo, [own], 'DISMISS')).status).toBe(200);
    });

    it('repeating the decision of a case gets 200 for the same moderator and 403 for another moderator', async () => {
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

    it('one request can decide several cases with the same content; a request with differing content gets 400', async () => {
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

  describe('cases with the same content', () => {
    const spam = 'Compre seguidores em oferta imperdível';
    const keyOf = async (text: string) => {
      const id = await reportedCase(bia, 'POST', await platform.post(ana, { text }));
      const query = platform.db.selectFrom('moderation_cases').select('content_key').where('id', '=', id);
      return (await query.executeTakeFirstOrThrow()).content_key;
    };

    it.each([
      ['U+200B within a word', 'Compre segui\u200bdores em oferta imperdível'],
      ['U+2060 and U+00AD at other places', '\u2060Com\u00adpre seguidores em oferta imperdível\u2060'],
      ['U+2800 before a blank and at the end', 'Compre\u2800 seguidores em oferta imperdível\u2800\u2800'],
      ['a filler (U+3164) within a word', 'Compre seguidores em ofer\u3164ta imperdível'],
      ['a mark of direction', '\u202dCompre seguidores em oferta imperdível\u202c'],
      ['a variation selector and tag characters', 'Compre\ufe0f seguidores em oferta imperdível\u{e0067}\u{e007f}'],
      ['capital letters and two blanks', 'COMPRE  seguidores\nem oferta imperdível'],
    ])('a copy of a text with %s is a case of the same content', async (_what, copy) => {
      const ids = [];
      for (const text of [spam, copy]) ids.push(await reportedCase(bia, 'POST', await platform.post(ana, { text })));
      expect((await decide(helena, ids, 'TAKE_DOWN')).status).toBe(200);
    });

    it('texts with the same emoji in another form are the same content, and other texts are not', async () => {
      expect(await keyOf('Fogo na fogueira ❤️')).toBe(await keyOf('Fogo na fogueira ❤'));
      expect(await keyOf('Fogo na fogueira ❤️')).not.toBe(await keyOf('Fogo na fogueira'));
      expect(await keyOf(spam)).not.toBe(await keyOf(`${spam}!`));
    });

    it('a text with fewer than eight visible characters is compared with no other text', async () => {
      expect(await keyOf(`oi${'\u200b'.repeat(6)}.`)).toBeNull();
      expect(await keyOf('oi 🔥🔥🔥')).toBeNull();
      expect(await keyOf('oi gente!')).not.toBeNull();
    });
  });

  describe('moderation log', () => {
    it('updating, deleting or truncating moderation_log fails', async () => {
      await expect(sql`update moderation_log set action = 'x'`.execute(platform.db)).rejects.toThrow(/append-only/);
      await expect(sql`delete from moderation_log`.execute(platform.db)).rejects.toThrow(/append-only/);
      await expect(sql`truncate moderation_log cascade`.execute(platform.db)).rejects.toThrow(/append-only/);
    });

    it('the moderation log lists each decision with its moderator, and can be exported as CSV and JSON lines', async () => {
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

    it('a decision whose log entry cannot be written is rolled back', async () => {
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

    it('the monthly moderation figures count the cases that were decided, taken down and restored', async () => {
      const figuresOf = async () =>
        numbers.parse((await platform.call('GET', '/api/moderacao/numeros', { as: helena })).body);
      const before = await figuresOf();
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      await decide(helena, [id], 'TAKE_DOWN');
      expect((await restore(ivo, id)).status).toBe(200);
      expect(await figuresOf()).toMatchObject({
        takenDown: before.takenDown + 1,
        decided: before.decided + 1,
        inTime: before.inTime + 1,
        restored: before.restored + 1,
      });
      const { body: empty } = await platform.call('GET', '/api/moderacao/numeros?mes=2020-01', { as: helena });
      expect(empty).toMatchObject({ reports: 0, decided: 0, medianMinutes: null });
    });
  });
});

import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { eraseOldEvidence } from '../../../bff/platform/moderation/retention.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { mailsIn } from '../../support/outbox.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

describePlatform('reports by members', (platform) => {
  const { report, reportedCase, caseOf, decide, restore, told } = desk(platform);
  let ana: Member;
  let bia: Member;
  let caio: Member;
  let helena: Member;
  let ivo: Member;

  beforeAll(async () => {
    [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
    helena = await platform.member({ role: 'MODERATOR' });
    ivo = await platform.member({ role: 'MODERATOR' });
  });

  const rowsOf = (targetId: string) =>
    platform.db
      .selectFrom('moderation_reports')
      .select(['case_id', 'reason', 'text'])
      .where('target_id', '=', targetId)
      .orderBy('id')
      .execute();
  const casesOf = async (targetId: string) =>
    (await platform.db.selectFrom('moderation_cases').select('id').where('target_id', '=', targetId).execute()).length;

  it("a member's second report with another text joins the open case, and the reporter is notified once", async () => {
    const post = await platform.post(ana);
    const first = await report(bia, 'POST', post);
    expect(first.status).toBe(201);
    expect((await report(bia, 'POST', post)).body, 'a repeated report gets the first answer').toEqual(first.body);
    const better = { desText: 'É a terceira vez.' };
    for (let times = 0; times < 2; times += 1) expect((await report(bia, 'POST', post, better)).status).toBe(201);
    await report(caio, 'POST', post);
    expect((await rowsOf(post)).map(({ text }) => text)).toEqual(['', 'É a terceira vez.', '']);
    const { id, report_count } = await caseOf(post);
    expect(report_count).toBe(2);
    const answers = async () =>
      (await platform.db.selectFrom('notifications').select('id').where('recipient_id', '=', bia.id).execute()).length;
    const before = await answers();
    await decide(helena, [id], 'DISMISS');
    expect(await answers()).toBe(before + 1);
  });

  it('a second report with a more serious reason keeps the first report and brings the deadline forward', async () => {
    const post = await platform.post(ana);
    const id = await reportedCase(bia, 'POST', post);
    await report(bia, 'POST', post, { desReason: 'UNDERAGE' });
    expect((await rowsOf(post)).map(({ reason }) => reason)).toEqual(['SPAM', 'UNDERAGE']);
    const { reason, due_at: due } = await caseOf(post);
    expect(reason).toBe('UNDERAGE');
    expect(due.getTime()).toBeLessThanOrEqual(Date.now() + 2 * 3_600_000);
    const log = platform.db.selectFrom('moderation_log').select('action').where('case_id', '=', id);
    expect((await log.execute()).map(({ action }) => action)).toEqual(['REPORTED', 'REPORTED']);
  });

  it('reporting content again after a decision opens a new case with its own deadline and log', async () => {
    const post = await platform.post(ana);
    const id = await reportedCase(bia, 'POST', post);
    await decide(helena, [id], 'DISMISS');
    await report(bia, 'POST', post, { desReason: 'INTIMATE_WITHOUT_CONSENT', desText: 'Agora é uma foto minha.' });
    const again = await caseOf(post);
    expect(again.id).not.toBe(id);
    expect(again).toMatchObject({ status: 'OPEN', reason: 'INTIMATE_WITHOUT_CONSENT', report_count: 1 });
    expect(again.due_at.getTime()).toBeLessThanOrEqual(Date.now() + 2 * 3_600_000);
    expect(await rowsOf(post)).toMatchObject([{ case_id: id, reason: 'SPAM' }, { case_id: again.id }]);
    const log = platform.db.selectFrom('moderation_log').select('action').where('case_id', '=', again.id);
    expect((await log.execute()).map(({ action }) => action)).toEqual(['REPORTED']);
  });

  it('a report of taken-down content joins the decided case; after the content is restored, a report opens a new case', async () => {
    const post = await platform.post(ana);
    const id = await reportedCase(bia, 'POST', post);
    await decide(helena, [id], 'TAKE_DOWN');
    expect((await report(bia, 'POST', post, { desText: 'Mais detalhes.' })).status).toBe(201);
    expect((await report(caio, 'POST', post)).status).toBe(404);
    expect(await casesOf(post)).toBe(1);
    await restore(ivo, id);
    expect((await report(bia, 'POST', post, { desText: 'Está de volta.' })).status).toBe(201);
    expect(await casesOf(post)).toBe(2);
  });

  it('reporting again after a dismissal opens a new case even if the author has blocked the reporter', async () => {
    const [gil, ema] = [await platform.member(), await platform.member()];
    const post = await platform.post(gil);
    const id = await reportedCase(bia, 'POST', post);
    await decide(helena, [id], 'DISMISS');
    await platform.block(gil, bia);
    for (let times = 0; times < 2; times += 1) expect((await report(bia, 'POST', post)).status).toBe(201);
    const again = await caseOf(post);
    expect(again.id).not.toBe(id);
    expect(again).toMatchObject({ status: 'OPEN', report_count: 1, author_id: gil.id });
    expect(await casesOf(post)).toBe(2);
    await platform.block(gil, ema);
    expect((await report(ema, 'POST', post)).status, 'a blocked member without an earlier report gets 404').toBe(404);
  });

  it('repeated reports of taken-down content store each distinct text once and add a single log entry', async () => {
    const post = await platform.post(ana);
    const id = await reportedCase(bia, 'POST', post);
    await decide(helena, [id], 'TAKE_DOWN');
    for (let times = 0; times < 2; times += 1) {
      for (const more of [{}, { desText: 'Mais detalhes.' }]) {
        expect((await report(bia, 'POST', post, more)).status).toBe(201);
      }
    }
    expect((await rowsOf(post)).map(({ text }) => text)).toEqual(['', 'Mais detalhes.']);
    const log = platform.db.selectFrom('moderation_log').select('action').where('case_id', '=', id).orderBy('id');
    expect((await log.execute()).map(({ action }) => action)).toEqual(['REPORTED', 'TAKE_DOWN', 'REPORTED']);
  });

  it.runIf(platform.kind === 'postgres')(
    'a report sent while its case is being erased gets 404 and stores no text (needs PostgreSQL)',
    async () => {
      const post = await platform.post(ana);
      const id = await reportedCase(bia, 'POST', post);
      await decide(helena, [id], 'TAKE_DOWN');
      const longAgo = sql`update moderation_cases set decided_at = now() - interval '200 days' where id = ${id}`;
      await longAgo.execute(platform.db);
      await sql`
      update moderation_decisions set created_at = now() - interval '200 days' where case_id = ${id}`.execute(
        platform.db,
      );
      const release = await lockRow(platform, 'moderation_reports', { case_id: id });
      const erasing = eraseOldEvidence(platform.db);
      await untilWaiting(platform);
      const late = report(bia, 'POST', post, { desText: 'Palavras que ficariam.' });
      await untilWaiting(platform, 2);
      await release();
      await erasing;
      expect((await late).status).toBe(404);
      expect((await rowsOf(post)).map(({ text }) => text)).toEqual(['']);
    },
  );

  it("a member's eleventh report text in one case is answered with 429; moderators still see the reports of others", async () => {
    const gil = await platform.member();
    const post = await platform.post(ana);
    const id = await reportedCase(gil, 'POST', post);
    for (let nth = 1; nth < 10; nth += 1) {
      expect((await report(gil, 'POST', post, { desText: `De novo, ${nth}.` })).status).toBe(201);
    }
    expect((await report(gil, 'POST', post, { desText: 'De novo, 1.' })).status, 'a repeated text is not limited').toBe(
      201,
    );
    expect((await report(gil, 'POST', post, { desText: 'Mais uma.' })).status).toBe(429);
    expect(
      (await report(gil, 'POST', post, { desReason: 'UNDERAGE' })).status,
      'a report with another reason is not limited',
    ).toBe(201);
    expect(await rowsOf(post)).toHaveLength(11);

    // Inserts 100 reports with SQL instead of the API, which limits the number of report texts per member. A database
    // may contain more reports, from the time before this limit existed.
    const at = { case_id: id, target_kind: 'POST' as const, target_id: post, reason: 'SPAM' as const };
    const many = Array.from({ length: 100 }, () => ({ ...at, id: uuidv7(), reporter_id: gil.id, text: 'x' }));
    await platform.db.insertInto('moderation_reports').values(many).execute();
    await report(caio, 'POST', post, { desText: 'Sou eu na foto.' });
    const { body } = await platform.call('GET', `/api/moderacao/casos/${id}`, { as: helena });
    expect(JSON.stringify(body)).toContain('Sou eu na foto.');
  });

  it.runIf(platform.kind === 'postgres')(
    'a report sent while the open case is being decided opens a new case (needs PostgreSQL)',
    async () => {
      const post = await platform.post(ana);
      const id = await reportedCase(bia, 'POST', post);
      await platform.comment(caio, await platform.post(bia));
      const release = await lockRow(platform, 'notification_states', { user_id: bia.id });
      const deciding = decide(helena, [id], 'DISMISS');
      await untilWaiting(platform);
      const again = report(bia, 'POST', post, { desReason: 'VIOLENCE' });
      await untilWaiting(platform, 2);
      await release();
      expect([(await deciding).status, (await again).status]).toEqual([200, 201]);
      const opened = await caseOf(post);
      expect(opened.id).not.toBe(id);
      expect(opened).toMatchObject({ status: 'OPEN', reason: 'VIOLENCE' });
    },
  );

  it('a member can report content of members they block, but not content of members who block them', async () => {
    const [gil, ema] = [await platform.member(), await platform.member()];
    const community = await platform.community(ana, [gil, bia]);
    const [post, inside] = [await platform.post(gil), await platform.post(gil, { community })];
    const comment = await platform.comment(gil, await platform.post(ana));
    await platform.block(bia, gil);
    const targets: [string, string][] = [
      ['PROFILE', gil.id],
      ['POST', post],
      ['POST', inside],
      ['COMMENT', comment],
    ];
    for (const [kind, id] of targets) expect((await report(bia, kind, id)).status, kind).toBe(201);
    await platform.block(caio, gil);
    expect((await report(caio, 'POST', inside)).status, 'a post in a community of others answers 404').toBe(404);
    await platform.block(gil, ema);
    for (const [kind, id] of targets) expect((await report(ema, kind, id)).status, kind).toBe(404);
    expect(await told(bia)).not.toMatchObject({ target_id: gil.id });
  });
});

describePlatform('reports without an account', (platform) => {
  const { report, reportedCase, caseOf, decide, status, told } = desk(platform);
  let ana: Member;
  let bia: Member;
  let helena: Member;

  beforeAll(async () => {
    [ana, bia] = [await platform.member(), await platform.member()];
    helena = await platform.member({ role: 'MODERATOR' });
  });

  const file = (json: object) => platform.call('POST', '/api/denuncias/sem-conta', { json });
  const ask = (protocol: string, secret: string) =>
    platform.call('POST', '/api/denuncias/protocolo', { json: { protocol, secret } });

  it('a report without an account gets a protocol number and a secret; its status can be read only with the secret', async () => {
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

  it('if the link of a report without an account matches no content, a case with the text as evidence is opened', async () => {
    const { body } = await file({ desReason: 'OTHER', desLink: 'não sei o link', desText: 'Apareço em um vídeo.' });
    const { body: queue } = await platform.call('GET', '/api/moderacao/casos?alvo=OTHER', { as: helena });
    expect(queue).toMatchObject({
      cases: [{ desTarget: 'OTHER', evidence: { title: 'não sei o link', desContent: 'Apareço em um vídeo.' } }],
    });
    expect(fieldOf(body, 'protocol')).toMatch(/^BR-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  });

  it('a report without an account is answered with 400 if its link or its text is missing', async () => {
    expect((await file({ desReason: 'OTHER', desLink: '', desText: 'x' })).status).toBe(400);
    expect((await file({ desReason: 'OTHER', desLink: 'x', desText: ' ' })).status).toBe(400);
  });

  const words = async (desContact = '') => {
    const asked = { desReason: 'OTHER', desLink: 'um perfil de praia', desText: 'Apareço em um vídeo.', desContact };
    const { body } = await file(asked);
    const [protocol, secret] = [fieldOf(body, 'protocol'), fieldOf(body, 'secret')];
    const report = platform.db.selectFrom('moderation_protocols').select('report_id').where('protocol', '=', protocol);
    const { id } = await platform.db
      .selectFrom('moderation_cases')
      .select('id')
      .where('target_id', 'in', report)
      .executeTakeFirstOrThrow();
    return { id, protocol, secret };
  };

  it('a protocol number and a secret are read in the forms in which they are pasted', async () => {
    const { protocol, secret } = await words();
    for (const pasted of [
      `\u200b${protocol}`,
      protocol.replaceAll('-', ' '),
      protocol.replaceAll('-', '\u2011'),
      protocol.replaceAll('-', '').toLowerCase(),
      protocol.slice('BR-'.length),
      `Protocolo: ${protocol}.`,
    ]) {
      expect((await ask(pasted, secret)).body, pasted).toMatchObject({ protocol, desStatus: 'RECEIVED' });
    }
    const copied = `“\u2060${secret.replaceAll('-', '\u2011')}” `;
    expect((await ask(protocol, copied)).body).toMatchObject({ protocol });
    for (const wrong of ['', protocol.slice(0, -1), `${protocol}A`, 'BR'])
      expect((await ask(wrong, secret)).status).toBe(404);
  });

  it.each([
    ['DISMISS', 'NOT_FOUND', 'Procuramos pelo nome e não há vídeo assim.'],
    ['TAKE_DOWN', 'REMOVED', 'O vídeo foi retirado.'],
  ])(
    "if a report has no link to the content, the decision %s must contain an answer, which the report's status shows",
    async (kind, outcome, text) => {
      const { id, protocol, secret } = await words();
      expect((await decide(helena, [id], kind, { desText: '' })).status).toBe(400);
      expect((await decide(helena, [id], 'WARN', { desText: text })).status).toBe(400);
      expect((await decide(helena, [id], kind, { desText: text })).status).toBe(200);
      expect((await ask(protocol, secret)).body).toMatchObject({
        desStatus: 'DECIDED',
        desOutcome: outcome,
        desAnswer: text,
      });
    },
  );

  it('if the post was deleted, a reporter without an account sees the outcome GONE and not the text for the author', async () => {
    const post = await platform.post(ana);
    const { body } = await file({ desReason: 'OTHER', desLink: `/post/${post}`, desText: 'Sou eu.' });
    await platform.call('DELETE', `/api/post/${post}/delete`, { as: ana });
    await decide(helena, [(await caseOf(post)).id], 'DISMISS', { desText: 'Só para a autora.' });
    const { body: told } = await ask(fieldOf(body, 'protocol'), fieldOf(body, 'secret'));
    expect(told).toMatchObject({ desOutcome: 'GONE', desAnswer: null });
  });

  it('if a report is dismissed after its content was removed, the reporter sees the outcome GONE', async () => {
    const [gil, duda] = [await platform.member(), await platform.member()];
    const post = await platform.post(ana);
    const [comment, theirs] = [await platform.comment(gil, post), await platform.post(duda)];
    const protocols: [string, string][] = [];
    for (const [kind, id, link] of [
      ['COMMENT', comment, `/post/${post}#comment-${comment}`],
      ['POST', theirs, `/post/${theirs}`],
      ['PROFILE', duda.id, `/timeline/${duda.id}`],
    ] as const) {
      const { body } = await file({ desReason: 'OTHER', desLink: link, desText: 'Sou eu.' });
      protocols.push([fieldOf(body, 'protocol'), fieldOf(body, 'secret')]);
      expect((await report(bia, kind, id)).status).toBe(201);
    }
    await platform.call('DELETE', `/api/post/${post}/delete`, { as: ana });
    const suspended = await reportedCase(bia, 'POST', await platform.post(duda));
    expect((await decide(helena, [suspended], 'SUSPEND', { datUntil: SOON() })).status).toBe(200);
    for (const [nth, id] of [comment, theirs, duda.id].entries()) {
      expect((await decide(helena, [(await caseOf(id)).id], 'DISMISS')).status).toBe(200);
      const [protocol = '', secret = ''] = protocols[nth] ?? [];
      expect((await ask(protocol, secret)).body).toMatchObject({ desOutcome: 'GONE' });
      expect((await told(bia))?.detail).toBe('sua denúncia foi analisada e o conteúdo não está mais no ar');
    }
  });

  it.each([
    ['DISMISS', 'não viola nossas regras'],
    ['WARN', 'A denúncia foi aceita'],
  ])(
    'the mail to a reporter without an account states the decision %s about content that stays visible',
    async (kind, said) => {
      const to = `quem-${crypto.randomUUID()}@exemplo.example`;
      const post = await platform.post(ana);
      await file({ desReason: 'OTHER', desLink: `/post/${post}`, desText: 'Sou eu.', desContact: to });
      await decide(helena, [(await caseOf(post)).id], kind);
      const mails = async () => (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${to}`));
      await expect.poll(async () => (await mails()).length).toBe(1);
      // Decodes the quoted-printable mail: removes soft line breaks and decodes the letters ã and ú.
      expect(
        (await mails())[0]
          ?.replace(/=\r?\n/g, '')
          .replace(/=C3=A3/g, 'ã')
          .replace(/=C3=BA/g, 'ú'),
      ).toContain(said);
    },
  );

  it('a report with a contact address is answered with one mail, which is sent after the case is decided', async () => {
    const to = `quem-${crypto.randomUUID()}@exemplo.example`;
    const mails = async () => (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${to}`));
    const { id, protocol } = await words(` ${to} `);
    const other = await words('11 99999-0000');
    expect(await mails()).toEqual([]);
    const answer = { desText: 'Retiramos o video.' };
    for (const each of [id, id, other.id]) {
      expect((await decide(helena, [each], 'TAKE_DOWN', answer)).status).toBe(200);
    }
    await expect.poll(async () => (await mails()).length).toBe(1);
    const [mail = ''] = await mails();
    for (const said of [protocol, 'Retiramos o video.', '/report/status']) expect(mail).toContain(said);
  });
});

import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { v4, v7 as uuidv7 } from 'uuid';
import { expect, it, vi } from 'vitest';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { eraseAccount } from '../../../bff/platform/privacy/erase-account.ts';
import { parts } from '../../../bff/platform/privacy/export-parts.ts';
import { balance, inDays, publishProfile, topUp } from '../../support/ads.ts';
import { copyOf } from '../../support/copy-of-data.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { filesUnder, picture, streamOf } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { mailsIn } from '../../support/outbox.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { provedAgo } from '../../support/proof.ts';
import { mailTo } from '../../support/sign-in.ts';
import { PRICE_CENTAVOS, vipWorld } from '../../support/vip.ts';
import { jsonIn, unzipped } from '../../support/zip.ts';

const PASSWORD = 'ventania-azul-77';
/**
 * Tables that keep rows of a member after the erasure: the ledger, moderation records (as long as the law or an open
 * case requires it) and the record of the erasure itself.
 */
const kept = /^(ledger_|payment_|moderation_|final_acts)/;

describePlatform('privacy', (platform) => {
  const { reportedCase } = desk(platform);
  const { world, buy } = vipWorld(platform);
  const newcomer = async (more: object = {}) =>
    await platform.member({ password_hash: await hashPassword(PASSWORD), ...more });
  const ask = (as: Member, path: string, json: object = {}) =>
    platform.call('POST', `/api/privacidade/${path}`, { as, json });
  const signIn = (email: string, more: object = {}) =>
    platform.call('POST', '/api/token', { json: { email, password: PASSWORD, ...more } });
  const status = async (path: string, as: Member | null) => (await platform.call('GET', path, { as })).status;
  const graceIsOver = async ({ id }: Member) => {
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', id)
      .execute();
  };
  const filesIn = () => filesUnder(join(platform.dataDir, 'media'));
  const row = async ({ id }: Member) =>
    await platform.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('an account is hidden once its deletion is requested; signing in within seven days can cancel the deletion', async () => {
    const [ana, bia] = [await newcomer(), await newcomer()];
    const post = await platform.post(ana);
    expect(await status(`/api/post/${post}`, bia)).toBe(200);
    const { body } = await ask(ana, 'exclusao');
    const days = (new Date(fieldOf(body, 'datDeletes')).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(await status(`/api/post/${post}`, bia)).toBe(404);
    expect(await status(`/api/usuarios/${ana.id}`, bia)).toBe(404);
    expect(await status('/api/user-v2/profile-info', ana), 'the sessions of the member have ended').toBe(401);

    expect((await signIn(ana.email)).body).toMatchObject({ code: 'ACCOUNT_LEAVING' });
    expect(await status(`/api/post/${post}`, bia), 'a refused sign-in leaves the post hidden').toBe(404);
    expect((await signIn(ana.email, { manter: true })).status).toBe(200);
    expect(await status(`/api/post/${post}`, bia)).toBe(200);
    await platform.erasure.work();
    expect((await row(ana)).deletes_at).toBeNull();
  });

  it('the mail about a requested deletion contains a link that cancels the deletion once, without a password', async () => {
    const [ana, bia] = [await newcomer({ email_confirmed_at: new Date() }), await newcomer()];
    const post = await platform.post(ana);
    await ask(ana, 'exclusao');
    const token = await mailTo(platform, ana.email, /account\/keep#([\w-]{43})/);
    const keep = () => platform.call('POST', '/api/privacidade/manter', { json: { token } });
    const answers = await Promise.all([keep(), keep()]);
    expect(answers.map(({ status: each }) => each).sort()).toEqual([200, 400]);
    expect((await row(ana)).deletes_at).toBeNull();
    expect(await status(`/api/post/${post}`, bia)).toBe(200);

    expect((await signIn(ana.email)).status).toBe(200);

    await ask(bia, 'exclusao');
    const late = await mailTo(platform, bia.email, /account\/keep#([\w-]{43})/);
    await graceIsOver(bia);
    const json = { token: late };
    expect(
      (await platform.call('POST', '/api/privacidade/manter', { json })).status,
      'the link is refused after the grace period',
    ).toBe(400);
  });

  it('without a recent proof of identity, a request for an export or a deletion gets STEP_UP_REQUIRED', async () => {
    const ana = await newcomer();
    await provedAgo(platform, ana, 16);
    for (const what of ['exportacao', 'exclusao']) {
      expect(await ask(ana, what)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    }
    expect([await platform.exports.of(ana.id), (await row(ana)).deletes_at]).toEqual([undefined, null]);

    const prove = (senha: string) => platform.call('POST', '/api/confirmacao', { as: ana, json: { senha } });
    expect((await prove('errada')).status).toBe(400);
    expect((await ask(ana, 'exclusao')).status, 'a wrong password is no proof').toBe(403);
    expect((await prove(PASSWORD)).status).toBe(204);
    expect([(await ask(ana, 'exportacao')).status, (await ask(ana, 'exclusao')).status]).toEqual([202, 200]);
  });

  it('deleting an account with money in the wallet needs the consent field cienteDoSaldo', async () => {
    const ana = await newcomer();
    await topUp(platform, ana, 1_234);
    expect((await ask(ana, 'exclusao')).body).toMatchObject({ field: 'cienteDoSaldo' });
    expect((await row(ana)).deletes_at).toBeNull();
    expect((await ask(ana, 'exclusao', { cienteDoSaldo: true })).status).toBe(200);
  });

  it('deleting an account with money in ads needs the consent field cienteDoSaldo and refunds the ads', async () => {
    const ana = await newcomer();
    await topUp(platform, ana, 8_000);
    const days = { startDate: inDays(1), endDate: inDays(8) };
    expect((await publishProfile(platform, ana, days)).status).toBe(201);
    const state = await platform.call('GET', '/api/privacidade', { as: ana });
    expect(state.body).toMatchObject({ balance: 0, inAds: 8_000, formattedInAds: 'R$ 80,00' });
    expect((await ask(ana, 'exclusao')).body).toMatchObject({ field: 'cienteDoSaldo' });
    expect(await balance(platform, ana), 'the ads are still running').toBe(0);
    expect((await ask(ana, 'exclusao', { cienteDoSaldo: true })).status).toBe(200);
    expect(await balance(platform, ana)).toBe(8_000);
  });

  it('deleting an account with pending VIP earnings needs the consent field cienteDoSaldo', async () => {
    const { owner, ana: payer, id } = await world(PRICE_CENTAVOS);
    await buy(payer, id);
    const state = await platform.call('GET', '/api/privacidade', { as: owner });
    expect(state.body).toMatchObject({ balance: 0, pendingEarnings: 1_592, formattedPendingEarnings: 'R$ 15,92' });
    expect((await ask(owner, 'exclusao')).body).toMatchObject({ field: 'cienteDoSaldo' });
    expect((await row(owner)).deletes_at).toBeNull();
    expect((await ask(owner, 'exclusao', { cienteDoSaldo: true })).status).toBe(200);
  });

  it("an erased member's data remains only in the ledger and in moderation, even if the erasure was interrupted", async () => {
    const secret = `segredo${v4().slice(0, 8)}`;
    const ana = await newcomer({
      name: `Ana ${secret}`,
      nickname: secret,
      bio: `bio ${secret}`,
      email: `${secret}@x.example`,
    });
    const [bia, caio] = [await newcomer(), await newcomer({ profile_type: 'PROFISSIONAL' })];
    const own = await platform.post(ana, { text: `post ${secret}` });
    const file = await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id });
    await platform.media.attach(platform.db, {
      postId: own,
      ownerId: ana.id,
      items: [{ idFile: file.id, alt: secret }],
    });
    const theirs = await platform.post(bia, { text: 'post da Bia' });
    const answered = await platform.comment(ana, theirs, `comentário ${secret}`);
    const answer = await platform.comment(bia, theirs, 'resposta da Bia', answered);
    await platform.comment(ana, theirs, `sem resposta ${secret}`);
    await platform.call('POST', `/api/post/${theirs}/reaction`, { as: ana, json: { desType: 'FIRE' } });
    await platform.call('POST', `/api/user-v2/${bia.id}/follow`, { as: ana });
    await platform.call('POST', `/api/user-v2/${ana.id}/follow`, { as: bia });
    const closing = await platform.community(ana, [bia]);
    const handedOver = await platform.community(ana, [bia, caio]);
    await platform.db
      .updateTable('community_members')
      .set({ role: 'MODERATOR' })
      .where('community_id', '=', handedOver)
      .where('user_id', '=', caio.id)
      .execute();
    await platform.db.updateTable('communities').set({ rules: secret }).where('id', '=', closing).execute();
    const { body: talk } = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } });
    const idTalk = /"idConversation":"([^"]+)"/.exec(JSON.stringify(talk))?.[1] ?? '';
    await platform.call('POST', `/api/conversas/${idTalk}/mensagens`, {
      as: ana,
      json: { idClient: v4(), content: `oi ${secret}` },
    });
    const before = await platform.db.selectFrom('messages').select('text').where('sender_id', '=', ana.id).execute();
    expect(before).toHaveLength(1);
    await ask(ana, 'exportacao');
    await platform.exports.work();
    const copy = `${(await platform.exports.of(ana.id))?.claim ?? ''}.zip`;
    expect((await filesIn()).join()).toContain(copy);
    await platform.db
      .insertInto('ads')
      .values({
        id: uuidv7(),
        owner_id: ana.id,
        kind: 'AD',
        state: 'FINALIZADO',
        targets: ['MULHER'],
        title: secret,
        link: `https://${secret}.example/`,
        start_day: '2026-01-01',
        end_day: '2026-01-01',
        day_centavos: 1_500,
        total_centavos: 1_500,
        ended_at: new Date(),
      })
      .execute();
    expect(await tablesWith(secret), 'the member has data in these tables').toEqual(
      expect.arrayContaining(['users', 'posts', 'comments', 'messages', 'ads', 'communities', 'media']),
    );

    await ask(ana, 'exclusao');
    await graceIsOver(ana);
    await platform.erasure.work();
    // Runs the erasure a second time, as is necessary if the first run stopped just before its end.
    await graceIsOver(ana);
    await platform.erasure.work();

    expect((await tablesWith(secret)).filter((name) => !kept.test(name))).toEqual([]);
    const files = await filesIn();
    expect(files.filter((name) => name.includes(file.id) || name.includes(copy))).toEqual([]);
    for (const email of [ana.email, `${ana.id}@excluida.invalid`])
      expect((await signIn(email)).status, 'the address is refused like an unknown one').toBe(401);
    expect(await status(`/api/usuarios/${ana.id}`, bia)).toBe(404);

    const { body: post } = await platform.call('GET', `/api/post/${theirs}`, { as: bia });
    expect(post, 'the post counts two comments').toMatchObject({ comments: { total: 2 }, reactions: { total: 0 } });
    const empty = { idComment: answered, removed: true, desContent: '', user: { userName: 'Comentário removido' } };
    for (const viewer of [bia, caio, null]) {
      const { body: thread } = await platform.call('GET', `/api/comment/${theirs}`, { as: viewer });
      expect(thread).toMatchObject([{ ...empty, replies: { total: 1 } }]);
      const { body: replies } = await platform.call('GET', `/api/comment/${theirs}/${answered}/replies`, {
        as: viewer,
      });
      expect(replies).toMatchObject([{ idComment: answer, desContent: 'resposta da Bia' }]);
    }
    await platform.comment(caio, theirs, 'a conversa segue', answer);
    const { body: after } = await platform.call('GET', `/api/comentarios?postId=${theirs}`, { as: bia });
    expect(after).toMatchObject([
      { text: 'a conversa segue' },
      { text: 'resposta da Bia' },
      { id: answered, text: '' },
    ]);
    const react = { as: bia, json: { desType: 'fire' } };
    expect((await platform.call('POST', `/api/comment/${theirs}/${answered}/reaction`, react)).status).toBe(403);
    const report = { as: bia, json: { desTarget: 'COMMENT', idTarget: answered, desReason: 'SPAM' } };
    expect((await platform.call('POST', '/api/denuncias', report)).status, 'an erased member cannot be reported').toBe(
      404,
    );
    expect(await row(bia)).toMatchObject({ follower_count: 0, following_count: 0 });
    const heir = await platform.db
      .selectFrom('communities')
      .selectAll()
      .where('id', '=', handedOver)
      .executeTakeFirst();
    expect(heir).toMatchObject({ owner_id: caio.id, closed_at: null, member_count: 2 });
    const closed = await platform.db.selectFrom('communities').selectAll().where('id', '=', closing).executeTakeFirst();
    expect(closed?.closed_at).not.toBeNull();
    const unread = await platform.db
      .selectFrom('notification_states as s')
      .select([
        's.unread_count',
        sql<number>`(select count(*)::int from notifications n where n.recipient_id = s.user_id and n.read_at is null)`.as(
          'rows',
        ),
      ])
      .where('s.user_id', '=', bia.id)
      .execute();
    for (const { unread_count, rows } of unread) expect(unread_count).toBe(rows);
  });

  it('a handed-over community keeps its picture after the member who uploaded it is erased', async () => {
    const [ana, bia] = [await newcomer(), await newcomer({ profile_type: 'PROFISSIONAL' })];
    const withPicture = async (owner: Member, members: Member[]) => {
      const { id: pictureId } = await platform.media.ingest(streamOf(await picture()), {
        ownerId: ana.id,
        purpose: 'cover',
      });
      const id = await platform.community(owner, members);
      await platform.db.updateTable('communities').set({ picture_id: pictureId }).where('id', '=', id).execute();
      return { id, pictureId };
    };
    const shut = (id: string) =>
      platform.db.updateTable('communities').set({ closed_at: new Date() }).where('id', '=', id).execute();
    const [given, givenAndShut] = [await withPicture(bia, [ana]), await withPicture(bia, [ana])];
    const [inherited, left, ownShut] = [
      await withPicture(ana, [bia]),
      await withPicture(ana, []),
      await withPicture(ana, []),
    ];
    await shut(givenAndShut.id);
    await shut(ownShut.id);
    await platform.db
      .updateTable('community_members')
      .set({ role: 'MODERATOR' })
      .where('community_id', '=', inherited.id)
      .where('user_id', '=', bia.id)
      .execute();

    await ask(ana, 'exclusao');
    await graceIsOver(ana);
    await platform.erasure.work();
    expect((await row(ana)).nickname).toBe(`excluida-${ana.id}`);
    const files = (await filesUnder(join(platform.dataDir, 'media'))).join();
    const isKept = async ({ id, pictureId }: { id: string; pictureId: string }) => {
      const { picture_id } = await platform.db
        .selectFrom('communities')
        .select('picture_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return [picture_id === pictureId, files.includes(pictureId)];
    };
    for (const alive of [given, givenAndShut, inherited]) expect(await isKept(alive)).toEqual([true, true]);
    for (const gone of [left, ownShut]) expect(await isKept(gone)).toEqual([false, false]);
    const shown = await platform.call('GET', `/api/comunidades/${inherited.id}/`, { as: bia });
    expect(JSON.stringify(shown.body)).toContain(inherited.pictureId);
  });

  it('if one file cannot be deleted, media.sweep() deletes the other files and retries the failed one in its next run', async () => {
    const ana = await newcomer();
    const upload = async () => (await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id })).id;
    const [stuck, other] = [await upload(), await upload()];
    await platform.db
      .updateTable('communities')
      .set({ picture_id: stuck })
      .where('id', '=', await platform.community(ana))
      .execute();
    const long = { stored: false, created_at: new Date(0) };
    await platform.db.updateTable('media').set(long).where('id', '=', stuck).execute();
    await platform.db
      .updateTable('media')
      .set({ ...long, created_at: new Date(1) })
      .where('id', '=', other)
      .execute();
    await platform.media.sweep();
    const rows = await platform.db.selectFrom('media').select('id').where('owner_id', '=', ana.id).execute();
    expect(rows).toEqual([{ id: stuck }]);
    await platform.db.updateTable('communities').set({ picture_id: null }).where('picture_id', '=', stuck).execute();
    await platform.media.sweep();
    expect(await platform.db.selectFrom('media').where('id', '=', stuck).select('id').execute()).toEqual([]);
  });

  it('if erasing one account fails, the next account is erased, and the failed one is retried in the next run', async () => {
    const [ana, bia] = [await newcomer(), await newcomer()];
    for (const who of [ana, bia]) {
      await ask(who, 'exclusao');
      await graceIsOver(who);
    }
    const later = new Date(Date.now() - 7 * 86_400_000);
    await platform.db.updateTable('users').set({ deletes_at: later }).where('id', '=', bia.id).execute();
    const nickname = async (who: Member) => (await row(who)).nickname;
    await sql`alter table users add constraint stuck check (nickname <> ${sql.lit(`excluida-${ana.id}`)})`.execute(
      platform.db,
    );
    try {
      await platform.erasure.work();
      expect(await nickname(bia)).toBe(`excluida-${bia.id}`);
      expect(await nickname(ana)).not.toContain('excluida');
    } finally {
      await sql`alter table users drop constraint stuck`.execute(platform.db);
    }
    await platform.erasure.work();
    expect(await nickname(ana)).toBe(`excluida-${ana.id}`);
  });

  it('an account that another platform has claimed for erasure is skipped until the claim expires', async () => {
    const [ana, bia] = [await newcomer(), await newcomer()];
    for (const member of [ana, bia]) await graceIsOver(member);
    const claimed = { user_id: ana.id, claim: v4(), claimed_until: new Date(Date.now() + 60_000) };
    await platform.db.insertInto('erasures').values(claimed).execute();
    await platform.erasure.work();
    expect([(await row(ana)).name, (await row(bia)).name]).toEqual([ana.name, 'Conta excluída']);

    await platform.db
      .updateTable('erasures')
      .set({ claimed_until: new Date(0) })
      .execute();
    await platform.erasure.work();
    expect((await row(ana)).name).toBe('Conta excluída');
    expect(await platform.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });

  it.runIf(platform.kind === 'postgres')(
    "an erasure stores its claim before it waits for a row lock, and never deletes another's claim (needs PostgreSQL)",
    async () => {
      const ana = await newcomer();
      await graceIsOver(ana);
      const release = await lockRow(platform, 'users', { id: ana.id }, 'no key update');
      const erasing = platform.erasure.work();
      await untilWaiting(platform);
      const taken = { claim: v4(), claimed_until: new Date(Date.now() + 60_000) };
      const held = await platform.db.updateTable('erasures').set(taken).returning('user_id').execute();
      await release();
      await erasing;
      expect(held).toEqual([{ user_id: ana.id }]);
      expect(await platform.db.selectFrom('erasures').select('claim').execute()).toEqual([{ claim: taken.claim }]);
      await platform.db.deleteFrom('erasures').execute();
    },
  );

  it('the expired erasure claim of a crashed platform is deleted in the next run', async () => {
    const { id: user_id } = await newcomer();
    const over = { user_id, claim: v4(), claimed_until: new Date(0) };
    await platform.db.insertInto('erasures').values(over).execute();
    await platform.erasure.work();
    expect(await platform.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });

  it.runIf(platform.kind === 'postgres')(
    'an erasure locks the account row before the rows of the moderation cases about the account (needs PostgreSQL)',
    async () => {
      const [ana, bia] = [await newcomer(), await newcomer()];
      await reportedCase(bia, 'PROFILE', ana.id);
      const release = await lockRow(platform, 'users', { id: ana.id }, 'no key update');
      const erasing = eraseAccount(platform.db, ana.id);
      await untilWaiting(platform);
      const theCase = sql`select 1 from moderation_cases where author_id = ${ana.id} for no key update nowait`;
      const found = await theCase.execute(platform.db).then(
        ({ rows }) => rows.length,
        () => 'held',
      );
      await release();
      await erasing;
      expect(found).toBe(1);
    },
  );

  it('a data export is created once, announced by mail, and can be downloaded by its owner only', async () => {
    const [ana, bia] = [await newcomer(), await newcomer()];
    const post = await platform.post(ana, { text: 'para a cópia' });
    const file = await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id });
    await platform.media.attach(platform.db, { postId: post, ownerId: ana.id, items: [{ idFile: file.id, alt: '' }] });
    const withheld = await platform.media.ingest(streamOf(await picture()), { ownerId: ana.id });
    await platform.db.updateTable('media').set({ withheld_at: new Date() }).where('id', '=', withheld.id).execute();
    await Promise.all([ask(ana, 'exportacao'), ask(ana, 'exportacao')]);
    await expect.poll(async () => (await platform.exports.of(ana.id))?.state).toBe('READY');
    const own = await platform.exports.of(ana.id);
    const path = `/api/privacidade/exportacao/${own?.id ?? ''}`;
    expect(own?.done).toBe(own?.total);
    await expect.poll(async () => (await mailsIn(platform.dataDir)).join('\n')).toContain(ana.email);

    expect([await status(path, bia), await status(path, null)]).toEqual([404, 401]);
    const answer = await fetch(platform.url + path, { headers: { authorization: `Bearer ${ana.token}` } });
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.length).toBe(own?.bytes);
    const files = unzipped(zip);
    for (const { name } of parts) expect(jsonIn(files, `${name}.json`), name).toBeInstanceOf(Array);
    expect(jsonIn(files, 'posts.json')).toMatchObject([{ id: post, texto: 'para a cópia' }]);
    expect(files.get('index.html')?.length).toBeGreaterThan(0);
    expect(files.get(`midia/${file.id}.webp`)?.length).toBeGreaterThan(0);
    expect([...files.keys()].filter((name) => name.includes(withheld.id))).toEqual([]);

    const ticketOf = async (member: Member) => await platform.call('POST', `${path}/bilhete`, { as: member });
    const { status: issued, body } = await ticketOf(ana);
    expect(issued).toBe(201);
    const byTicket = `${path}?bilhete=${fieldOf(body, 'bilhete')}`;
    expect([await status(byTicket, null), await status(byTicket, null)], 'the link can be used again').toEqual([
      200, 200,
    ]);
    const part = await fetch(platform.url + byTicket, { headers: { range: 'bytes=2-5' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, zip.subarray(2, 6)]);
    const head = await fetch(platform.url + byTicket, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(zip.length)]);
    expect((await ticketOf(bia)).status).toBe(404);
    expect(
      await status(`/api/privacidade?bilhete=${fieldOf(body, 'bilhete')}`, null),
      'the ticket opens no other route',
    ).toBe(401);
    expect(await status(`${byTicket.slice(0, -2)}xx`, null)).toBe(401);

    await provedAgo(platform, ana, 16);
    expect((await ticketOf(ana)).status).toBe(403);
    expect(await status(path, ana), 'a session without a recent proof cannot download').toBe(403);
    await provedAgo(platform, ana, 0);
    await platform.db
      .updateTable('exports')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await status(path, ana), 'an expired export is gone').toBe(404);
    await platform.exports.work();
    expect((await filesIn()).join()).not.toContain(own?.claim ?? '');
    await platform.call('DELETE', '/api/token', { as: ana });
    expect(await status(byTicket, null), 'the link ends with the session').toBe(401);
  });

  it('the download of an export is aborted when reading the file fails', async () => {
    const ana = await newcomer();
    await ask(ana, 'exportacao');
    await expect.poll(async () => (await platform.exports.of(ana.id))?.state).toBe('READY');
    const path = `/api/privacidade/exportacao/${(await platform.exports.of(ana.id))?.id ?? ''}`;
    const zip = await copyOf(platform, ana);
    const open = platform.exports.open.bind(platform.exports);
    const failing = vi.spyOn(platform.exports, 'open').mockImplementation(async (own) => {
      const object = await open(own);
      return object && { ...object, read: () => Readable.from(brokenOff()) };
    });
    async function* brokenOff() {
      yield await Promise.resolve(zip.subarray(0, zip.length / 2));
      throw new Error('EIO');
    }
    try {
      const answer = await fetch(platform.url + path, { headers: { authorization: `Bearer ${ana.token}` } });
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
    } finally {
      failing.mockRestore();
    }
  });

  /** Returns the names of the tables with a row that contains the text in any column. */
  async function tablesWith(text: string) {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      platform.db,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hit = await sql`select 1 from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(
        platform.db,
      );
      if (hit.rows.length > 0) found.push(name);
    }
    return found;
  }
});

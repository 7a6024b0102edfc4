import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { v4 } from 'uuid';
import { z } from 'zod';
import { recordAdViews } from '../../../bff/platform/ads/counting.store.ts';
import { endDueAds } from '../../../bff/platform/ads/schedule.ts';
import { saoPauloMidnight } from '../../../bff/platform/calendar/sao-paulo.ts';
import { ageAd, balance, bookProblems, boostForm, inDays, publishBoost, topUp } from '../../support/ads.ts';
import { opened, payByCard } from '../../support/cards.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

const delivered = z.object({
  anuncios: z.array(
    z.object({
      idAnuncio: z.string(),
      type: z.string(),
      post: z.object({ idPost: z.string(), desContent: z.string() }).nullable(),
    }),
  ),
});

describePlatform('boosted posts', (platform) => {
  const { reportedCase, decide } = desk(platform);
  const setUp = async (centavos = 10_000) => {
    const ana = await platform.member();
    if (centavos > 0) await topUp(platform, ana, centavos);
    return { ana, postId: await platform.post(ana, { text: 'Minha exposição abre hoje' }) };
  };
  /**
   * Buys a post boost (an ad for a post) of ten days that started two days ago: three days have begun, seven have not.
   */
  const running = async () => {
    const { ana, postId } = await setUp();
    const id = fieldOf((await publishBoost(platform, ana, postId, { endDate: inDays(9) })).body, 'idAnuncio');
    await ageAd(platform, id, 2);
    return { ana, postId, id };
  };
  /** Counts a view of the boost on each of the given days, which are numbers of days from today. */
  const seeOn = async (id: string, ...days: number[]) => {
    const viewer = await platform.member();
    for (const day of days) {
      const noon = new Date(saoPauloMidnight(inDays(day)).getTime() + 12 * 3_600_000);
      await recordAdViews(platform.db, viewer.id, [{ adId: id, ageMs: 0 }], noon);
    }
  };
  const adOf = (id: string) => platform.db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const shownTo = async (as: Member) =>
    delivered.parse((await platform.call('GET', '/api/anuncios/entrega?placement=FEED&limit=20', { as })).body)
      .anuncios;
  const openIntent = async (as: Member, postId: string, more: object = {}) => {
    const call = { as, json: boostForm(postId, more) };
    return opened.parse((await platform.call('POST', '/api/payment/ads/create-my-post-intent', call)).body);
  };
  const confirm = (as: Member, postId: string, paymentIntentId: string, more: object = {}) =>
    platform.call('POST', '/api/payment/ads/confirm-my-post-payment', {
      as,
      json: { ...boostForm(postId, more), paymentIntentId },
    });

  it('for a boost, /total-value returns R$ 10,00 times the days, and an estimate of the reach from min to max', async () => {
    const [ana] = [await platform.member(), await platform.member({ preferences: 'TRANS' })];
    const days = `startDate=${inDays(0)}&endDate=${inDays(2)}`;
    const ask = (more: string) =>
      platform.call('GET', `/api/anuncios/total-value?type=post&${days}${more}`, { as: ana });
    expect(await ask('')).toMatchObject({
      status: 200,
      body: { totalValue: 3_000, formattedTotalValueBRL: 'R$ 30,00', formattedDayValueBRL: 'R$ 10,00', reach: null },
    });
    const { body } = await ask('&desTargetType=TRANS');
    const { reach } = z.object({ reach: z.object({ min: z.int(), max: z.int() }) }).parse(body);
    expect(reach.max).toBeGreaterThanOrEqual(10);
    expect(reach.max % 10).toBe(0);
    expect(reach.min).toBeLessThanOrEqual(reach.max);
    expect((await ask('&desTargetType=GATO')).status).toBe(400);
  });

  it('a boost paid from the wallet costs R$ 10,00 a day, and is in the payment history, its CSV and the ad list', async () => {
    const { ana, postId } = await setUp();
    const answer = await publishBoost(platform, ana, postId, { endDate: inDays(2), valPrice: 3_000 });
    expect(answer).toMatchObject({
      status: 201,
      body: { type: 'post', desStatus: 'ATIVO', idPost: postId, desContent: 'Minha exposição abre hoje' },
    });
    expect(await balance(platform, ana)).toBe(7_000);
    expect((await platform.call('GET', '/api/payments?kind=BOOST', { as: ana })).body).toMatchObject({
      payments: [{ desKind: 'BOOST', centavos: -3_000 }],
    });
    const csv = await platform.call('GET', '/api/payments/csv', { as: ana });
    expect(JSON.stringify(csv.body)).toContain('Post impulsionado');
    expect((await platform.call('GET', '/api/anuncios/user/ads', { as: ana })).body).toMatchObject({
      anuncios: [{ type: 'post', idPost: postId, formattedCostBRL: 'R$ 10,00', reactions: 0, follows: 0 }],
    });
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('if a boost is bought at an outdated price, the purchase fails with PRICE_CHANGED and takes no money', async () => {
    const { ana, postId } = await setUp();
    const changed = { status: 400, body: { code: 'PRICE_CHANGED' } };
    expect(await publishBoost(platform, ana, postId, { valPrice: 900 })).toMatchObject(changed);
    const call = { as: ana, json: boostForm(postId, { valPrice: 900 }) };
    expect(await platform.call('POST', '/api/payment/ads/create-my-post-intent', call)).toMatchObject(changed);
    expect(await balance(platform, ana)).toBe(10_000);
  });

  it("if the price rises between a boost's card payment and its confirmation, the money stays in the wallet", async () => {
    const { ana, postId } = await setUp(0);
    const intent = await openIntent(ana, postId);
    await payByCard(platform.url, intent);
    const setPrice = (day_centavos: number) =>
      platform.db.updateTable('ad_prices').set({ day_centavos }).where('product', '=', 'IMPULSO').execute();
    await setPrice(1_200);
    try {
      expect(await confirm(ana, postId, intent.paymentIntentId)).toMatchObject({
        status: 400,
        body: { code: 'PAID_INTO_WALLET' },
      });
    } finally {
      await setPrice(1_000);
    }
    expect(await balance(platform, ana)).toBe(1_000);
  });

  it('boosting a post of another member, of a private member or in a community is refused and takes no money', async () => {
    const { ana, postId } = await setUp();
    const [bia, eva] = [await platform.member(), await platform.member({ is_private: true })];
    await topUp(platform, bia, 5_000);
    await topUp(platform, eva, 5_000);
    expect(await publishBoost(platform, bia, postId)).toMatchObject({ status: 403, body: { code: 'NOT_ALLOWED' } });
    await platform.block(ana, bia);
    expect((await publishBoost(platform, bia, postId)).status).toBe(404);
    expect((await publishBoost(platform, ana, v4())).status).toBe(404);
    expect((await publishBoost(platform, ana, 'nada')).status).toBe(400);
    expect((await publishBoost(platform, eva, await platform.post(eva))).status).toBe(400);
    const community = await platform.community(ana, [bia]);
    expect((await publishBoost(platform, ana, await platform.post(ana, { community }))).status).toBe(400);
    expect((await platform.call('POST', '/api/anuncios/publish/my-post', { json: boostForm(postId) })).status).toBe(
      401,
    );
    expect([await balance(platform, ana), await balance(platform, bia)]).toEqual([10_000, 5_000]);
  });

  it('requests with one idempotency key buy one boost; a repeat after the deletion of the post is answered with 201', async () => {
    const { ana, postId } = await setUp(1_000);
    const headers = { 'idempotency-key': v4() };
    const all = await Promise.all([1, 2, 3].map(() => publishBoost(platform, ana, postId, {}, headers)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(all.map(({ body }) => fieldOf(body, 'idAnuncio'))).size).toBe(1);
    await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
    expect((await publishBoost(platform, ana, postId, {}, headers)).status).toBe(201);
    expect((await publishBoost(platform, ana, postId, { endDate: inDays(1) }, headers)).status).toBe(409);
  });

  it("the list of a member's ads can be limited to the boosts of one post, newest first", async () => {
    const { ana, postId } = await setUp();
    const buy = async (id: string) => fieldOf((await publishBoost(platform, ana, id)).body, 'idAnuncio');
    const first = await buy(postId);
    await platform.call('DELETE', `/api/anuncios/${first}`, { as: ana });
    const second = await buy(postId);
    const other = await platform.post(ana);
    await buy(other);
    const list = async (as: Member, query: string) =>
      z
        .object({ anuncios: z.array(z.object({ idAnuncio: z.string() })) })
        .parse((await platform.call('GET', `/api/anuncios/user/ads?${query}`, { as })).body)
        .anuncios.map(({ idAnuncio }) => idAnuncio);
    expect(await list(ana, `idPost=${postId}`)).toEqual([second, first]);
    expect(await list(ana, `idPost=${postId}&cursorSize=1`)).toEqual([second]);
    expect(await list(await platform.member(), `idPost=${postId}`)).toEqual([]);
    expect((await platform.call('GET', '/api/anuncios/user/ads?idPost=nada', { as: ana })).status).toBe(400);
  });

  it('of twenty concurrent purchases of one boost, one is paid, and the others fail because the boost is running', async () => {
    const { ana, postId } = await setUp(50_000);
    const all = await Promise.all(Array.from({ length: 20 }, () => publishBoost(platform, ana, postId)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = all.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ body }) => fieldOf(body, 'error')))).toEqual(
      new Set(['Este post já está sendo impulsionado.']),
    );
    expect(await balance(platform, ana)).toBe(49_000);
  });

  it('a card payment for the boost of a post buys no boost of another post, and none for another audience', async () => {
    const { ana, postId } = await setUp(0);
    for (const [other, more] of [
      [await platform.post(ana), {}],
      [postId, { desTargetType: ['TRANS'] }],
    ] as const) {
      const intent = await openIntent(ana, postId);
      await payByCard(platform.url, intent);
      expect(await confirm(ana, other, intent.paymentIntentId, more)).toMatchObject({
        status: 400,
        body: { code: 'PAID_INTO_WALLET' },
      });
    }
    expect((await platform.call('GET', '/api/anuncios/user/ads', { as: ana })).body).toMatchObject({ anuncios: [] });
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('if two tabs pay the same boost by card, one boost starts and the second payment stays in the wallet', async () => {
    const { ana, postId } = await setUp(0);
    const one = await openIntent(ana, postId);
    await payByCard(platform.url, one);
    const two = await openIntent(ana, postId);
    await payByCard(platform.url, two);
    const answers = await Promise.all([one, two].map((intent) => confirm(ana, postId, intent.paymentIntentId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ code: 'PAID_INTO_WALLET' });
    expect(await balance(platform, ana)).toBe(1_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('a payment that was refused for its boost buys nothing later, also for another post or after the first boost has ended', async () => {
    const { ana, postId } = await setUp(0);
    const one = await openIntent(ana, postId);
    await payByCard(platform.url, one);
    const two = await openIntent(ana, postId);
    await payByCard(platform.url, two);
    const bought = await confirm(ana, postId, one.paymentIntentId);
    expect(bought.status).toBe(200);
    const refused = { status: 400, body: { code: 'PAID_INTO_WALLET' } };
    expect(await confirm(ana, postId, two.paymentIntentId)).toMatchObject(refused);
    await platform.call('DELETE', `/api/anuncios/${fieldOf(bought.body, 'idAnuncio')}`, { as: ana });
    expect(await confirm(ana, postId, two.paymentIntentId)).toMatchObject(refused);
    expect(await confirm(ana, await platform.post(ana), two.paymentIntentId)).toMatchObject(refused);
    expect(await balance(platform, ana)).toBe(1_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('of ten concurrent confirmations after a payment was refused for its boost, none buys a boost', async () => {
    const { ana, postId } = await setUp(0);
    const intent = await openIntent(ana, postId);
    await payByCard(platform.url, intent);
    await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
    const other = await platform.post(ana);
    expect((await confirm(ana, postId, intent.paymentIntentId)).status).toBe(400);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => confirm(ana, nth % 2 ? postId : other, intent.paymentIntentId)),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 400));
    expect(await balance(platform, ana)).toBe(1_000);
  });

  it('a card payment that was refused for its boost and then refunded buys no boost with other money', async () => {
    const { ana, postId } = await setUp(0);
    const intent = await openIntent(ana, postId);
    await payByCard(platform.url, intent);
    await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
    expect((await confirm(ana, postId, intent.paymentIntentId)).status).toBe(400);
    const { id } = await platform.db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('member_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect((await platform.call('POST', `/api/payments/${id}/refund`, { as: ana })).status).toBe(200);
    await topUp(platform, ana, 1_000);
    const again = await confirm(ana, await platform.post(ana), intent.paymentIntentId);
    expect(again).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
    expect(await balance(platform, ana)).toBe(1_000);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('a card pays the part of a boost that the wallet lacks; eight concurrent confirmations create one boost', async () => {
    const { ana, postId } = await setUp(2_490);
    const days = { endDate: inDays(2) };
    const intent = await openIntent(ana, postId, days);
    expect(intent.centavos).toBe(510);
    await payByCard(platform.url, intent);
    const all = await Promise.all(Array.from({ length: 8 }, () => confirm(ana, postId, intent.paymentIntentId, days)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(new Set(all.map(({ body }) => fieldOf(body, 'idAnuncio'))).size).toBe(1);
    expect(await balance(platform, ana)).toBe(0);
  });

  it('if a post is deleted after its boost was paid by card, the money stays in the wallet', async () => {
    const { ana, postId } = await setUp(0);
    const intent = await openIntent(ana, postId);
    await payByCard(platform.url, intent);
    await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
    const answer = await confirm(ana, postId, intent.paymentIntentId);
    expect(answer).toMatchObject({ status: 400, body: { code: 'PAID_INTO_WALLET' } });
    expect(fieldOf(answer.body, 'error')).toContain('Este post não está mais disponível.');
    expect(await balance(platform, ana)).toBe(1_000);
  });

  it('a boost delivers the original post in the feed of the target group, and in no other placement', async () => {
    const { ana, postId } = await setUp();
    const id = fieldOf((await publishBoost(platform, ana, postId)).body, 'idAnuncio');
    const [viewer, other] = [
      await platform.member({ preferences: 'MULHER' }),
      await platform.member({ preferences: 'TRANS' }),
    ];
    const mine = (await shownTo(viewer)).find(({ idAnuncio }) => idAnuncio === id);
    expect(mine).toMatchObject({ type: 'post', post: { idPost: postId, desContent: 'Minha exposição abre hoje' } });
    expect((await shownTo(other)).map(({ idAnuncio }) => idAnuncio)).not.toContain(id);
    for (const place of ['DISCOVER', 'SUGGESTIONS']) {
      const { body } = await platform.call('GET', `/api/anuncios/entrega?placement=${place}&limit=20`, { as: viewer });
      expect(JSON.stringify(body)).not.toContain(id);
    }
  });

  it('a boost is not delivered to its author, to members with a block in either direction, or to members who muted the author', async () => {
    const { ana, postId } = await setUp();
    const id = fieldOf((await publishBoost(platform, ana, postId)).body, 'idAnuncio');
    const [blocker, blocked, muter] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.block(blocker, ana);
    await platform.block(ana, blocked);
    await platform.mute(muter, ana);
    for (const viewer of [ana, blocker, blocked, muter])
      expect((await shownTo(viewer)).map(({ idAnuncio }) => idAnuncio)).not.toContain(id);
  });

  it('a boost counts its viewers, and the reactions and follows they make after the view and before its end', async () => {
    const { ana, postId, id } = await running();
    const [seer, early, stranger] = [await platform.member(), await platform.member(), await platform.member()];
    const react = (as: Member) =>
      platform.call('POST', `/api/post/${postId}/reaction`, { as, json: { desType: 'FIRE' } });
    const see = (as: Member) => platform.call('POST', '/api/anuncios/views', { as, json: { idAnuncios: [id] } });
    const figures = async () =>
      z
        .object({ anuncios: z.array(z.object({ reach: z.int(), reactions: z.int(), follows: z.int() })) })
        .parse((await platform.call('GET', '/api/anuncios/user/ads', { as: ana })).body).anuncios[0];
    await react(early);
    await see(early);
    await see(seer);
    await react(seer);
    await platform.follow(seer, ana);
    await react(stranger);
    expect(await figures()).toEqual({ reach: 2, reactions: 1, follows: 1 });
    await platform.call('DELETE', `/api/post/${postId}/reaction`, { as: seer });
    expect(await figures()).toEqual({ reach: 2, reactions: 0, follows: 1 });
    await platform.call('DELETE', `/api/anuncios/${id}`, { as: ana });
    await react(seer);
    expect(await figures()).toEqual({ reach: 2, reactions: 0, follows: 1 });
  });

  it('a reaction or follow between a view and the request that reports it counts, but none before the view', async () => {
    const { ana, postId, id } = await running();
    const actAndSee = async (numIdades: number[] | undefined) => {
      const viewer = await platform.member();
      await platform.call('POST', `/api/post/${postId}/reaction`, { as: viewer, json: { desType: 'FIRE' } });
      await platform.follow(viewer, ana);
      // The member reacted and followed three seconds before the request with the view.
      const created_at = sql<Date>`now() - interval '3 seconds'`;
      await platform.db.updateTable('post_reactions').set({ created_at }).where('user_id', '=', viewer.id).execute();
      await platform.db.updateTable('follows').set({ created_at }).where('follower_id', '=', viewer.id).execute();
      const json = { idAnuncios: [id], ...(numIdades && { numIdades }) };
      expect((await platform.call('POST', '/api/anuncios/views', { as: viewer, json })).body).toEqual({ counted: 1 });
    };
    const figures = async () => (await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as: ana })).body;
    await actAndSee([600_000]);
    expect(await figures()).toMatchObject({ reach: 1, reactions: 1, follows: 1 });
    await actAndSee([30_000]);
    expect(await figures()).toMatchObject({ reach: 2, reactions: 2, follows: 2 });
    for (const late of [undefined, [0], [1_000]]) await actAndSee(late);
    expect(await figures()).toMatchObject({ reach: 5, reactions: 2, follows: 2 });
    const oldest = await platform.db
      .selectFrom('ad_viewers')
      .select(sql<boolean>`min(seen_at) > now() - interval '5 minutes'`.as('isBounded'))
      .where('ad_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(oldest, 'an age above a minute is cut').toEqual({ isBounded: true });
  });

  it('a running boost reserves the price of its unstarted days; three concurrent requests to finish it refund them once', async () => {
    const { ana, id } = await running();
    const end = () => platform.call('DELETE', `/api/anuncios/${id}`, { as: ana });
    expect((await platform.call('GET', `/api/anuncios/user/ads/${id}`, { as: ana })).body).toMatchObject({
      cost: 3_000,
      reserved: 7_000,
    });
    for (const answer of await Promise.all([end(), end(), end()]))
      expect(answer).toMatchObject({ status: 200, body: { cost: 3_000, reserved: 0, returned: 7_000 } });
    expect(await balance(platform, ana)).toBe(7_000);
    expect((await platform.call('GET', '/api/payments?kind=REFUND', { as: ana })).body).toMatchObject({
      payments: [{ desKind: 'REFUND', centavos: 7_000, desDescription: 'Minha exposição abre hoje' }],
    });
  });

  const hiding: Record<string, (post: { ana: Member; postId: string }) => Promise<unknown>> = {
    'is deleted by its author': ({ ana, postId }) => platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana }),
    'is taken down by a moderator': async ({ postId }) => {
      const caseId = await reportedCase(await platform.member(), 'POST', postId);
      return await decide(await platform.member({ role: 'MODERATOR' }), [caseId], 'TAKE_DOWN');
    },
    'is hidden because its author becomes private': ({ ana }) =>
      platform.call('POST', '/api/alterarDadosUsuario', { as: ana, json: { isPrivate: true } }),
    'is hidden because its author is banned': async ({ ana }) => {
      const caseId = await reportedCase(await platform.member(), 'PROFILE', ana.id);
      return await decide(await platform.member({ role: 'MODERATOR' }), [caseId], 'BAN');
    },
  };

  it.each(Object.entries(hiding))(
    'if the post of a boost %s, the boost ends immediately and refunds once the days on which it was not shown',
    async (_how, hide) => {
      const { ana, postId, id } = await running();
      await seeOn(id, -2, 0);
      const viewer = await platform.member();
      expect((await shownTo(viewer)).map(({ idAnuncio }) => idAnuncio)).toContain(id);
      await hide({ ana, postId });
      expect((await shownTo(viewer)).map(({ idAnuncio }) => idAnuncio)).not.toContain(id);
      expect(await adOf(id)).toMatchObject({ state: 'FINALIZADO', returned_centavos: 8_000 });
      await endDueAds(platform.db);
      expect(await balance(platform, ana)).toBe(8_000);
      expect(await bookProblems(platform)).toEqual([]);
    },
  );

  it('if a moderator takes down a running boost, its unstarted days are refunded', async () => {
    const { ana, id } = await running();
    const caseId = await reportedCase(await platform.member(), 'AD', id, { desReason: 'FRAUD' });
    const helena = await platform.member({ role: 'MODERATOR' });
    expect((await decide(helena, [caseId], 'TAKE_DOWN', { desText: 'Promete o que não vende.' })).status).toBe(200);
    expect(await adOf(id)).toMatchObject({ state: 'RECUSADO', returned_centavos: 7_000 });
    expect(await balance(platform, ana)).toBe(7_000);
  });

  it("if only SQL makes a boost's author private, the boost is not delivered, counts no views, and endDueAds() ends it", async () => {
    const { ana, id } = await running();
    const follower = await platform.member();
    await platform.follow(follower, ana);
    await platform.db.updateTable('users').set({ is_private: true }).where('id', '=', ana.id).execute();
    expect((await shownTo(follower)).map(({ idAnuncio }) => idAnuncio)).not.toContain(id);
    const seen = { as: follower, json: { idAnuncios: [id] } };
    expect((await platform.call('POST', '/api/anuncios/views', seen)).body).toEqual({ counted: 0 });
    expect(await bookProblems(platform)).toEqual([`boost ${id} has not ended although its post is not public`]);
    await endDueAds(platform.db);
    expect(await adOf(id)).toMatchObject({ state: 'FINALIZADO', returned_centavos: 10_000 });
    expect(await balance(platform, ana)).toBe(10_000);
  });
});

describePlatform(
  'boosted posts under manual review',
  (platform) => {
    const { caseOf, decide } = desk(platform);

    it('if a moderator refuses a boost, it is refunded in full, and its post stays readable', async () => {
      const [ana, helena] = [await platform.member(), await platform.member({ role: 'MODERATOR' })];
      await topUp(platform, ana, 1_000);
      const postId = await platform.post(ana, { text: 'Minha exposição abre hoje' });
      const made = await publishBoost(platform, ana, postId);
      expect(made.body).toMatchObject({ desStatus: 'EM_ANALISE', cost: 0, reserved: 1_000 });
      const id = fieldOf(made.body, 'idAnuncio');
      const { id: caseId } = await caseOf(id);
      const { body } = await platform.call('GET', `/api/moderacao/casos/${caseId}`, { as: helena });
      expect(z.object({ evidence: z.unknown() }).parse(body).evidence).toMatchObject({
        desContent: 'Minha exposição abre hoje',
        idPost: postId,
        ad: { type: 'post', formattedTotalValueBRL: 'R$ 10,00' },
      });
      const refused = await decide(helena, [caseId], 'TAKE_DOWN', { desText: 'Não é um anúncio.' });
      expect(refused.status).toBe(200);
      expect(await balance(platform, ana)).toBe(1_000);
      expect((await platform.call('GET', `/api/post/${postId}`, { as: helena })).status).toBe(200);
    });

    it('deleting a post while its boost awaits review closes the review and refunds the full price', async () => {
      const ana = await platform.member();
      await topUp(platform, ana, 1_000);
      const postId = await platform.post(ana);
      const id = fieldOf((await publishBoost(platform, ana, postId)).body, 'idAnuncio');
      await platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
      expect(await balance(platform, ana)).toBe(1_000);
      const open = platform.db.selectFrom('moderation_cases').select('id').where('target_id', '=', id);
      expect(await open.where('status', '=', 'OPEN').execute()).toEqual([]);
    });
  },
  { adReview: 'manual' },
);

describePlatform(
  'a boost bought while its post is deleted (needs PostgreSQL)',
  (platform) => {
    it('deleting a post while its boost is bought waits for the purchase, then refunds the full price', async () => {
      const ana = await platform.member();
      await topUp(platform, ana, 10_000);
      const postId = await platform.post(ana);
      const release = await lockRow(platform, 'ledger_accounts', { owner_id: ana.id });
      const bought = publishBoost(platform, ana, postId, { endDate: inDays(2) });
      await untilWaiting(platform, 1);
      const gone = platform.call('DELETE', `/api/post/${postId}/delete`, { as: ana });
      await untilWaiting(platform, 2);
      await release();
      expect((await bought).status).toBe(201);
      expect((await gone).status).toBeLessThan(300);
      const id = fieldOf((await bought).body, 'idAnuncio');
      const ad = platform.db.selectFrom('ads').selectAll().where('id', '=', id);
      expect(await ad.executeTakeFirst()).toMatchObject({
        state: 'FINALIZADO',
        returned_centavos: 3_000,
      });
      expect(await balance(platform, ana)).toBe(10_000);
    });
  },
  {},
  { needsPostgres: true },
);

import { expect, it } from 'vitest';
import { v4, v7 as uuidv7 } from 'uuid';
import {
  balance,
  bookProblems,
  businessForm,
  inDays,
  profileForm,
  publishProfile,
  today,
  topUp,
} from '../../support/ads.ts';
import { DECLINED, opened, payByCard } from '../../support/cards.ts';
import { readProfileForm } from '../../../bff/platform/ads/ad-form.ts';
import { fingerprintOf } from '../../../bff/platform/db/idempotency.ts';
import { provider, receivable, record, wallet } from '../../../bff/platform/wallet/ledger/ledger.ts';
import { tellUnspentCredits } from '../../../bff/platform/wallet/ledger/unspent-credits.ts';
import { currentIntent } from '../../../bff/platform/wallet/stripe/intents.ts';
import { picture } from '../../support/media.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

describePlatform('ads paid by card', (platform) => {
  const open = async (as: Member, form: object = profileForm(), headers = {}) => {
    const path = '/api/payment/ads/create-my-profile-intent';
    const answer = await platform.call('POST', path, { as, json: form, headers });
    expect(answer.status).toBe(201);
    return opened.parse(answer.body);
  };
  const confirm = (as: Member, paymentIntentId: string, form: object = profileForm()) =>
    platform.call('POST', '/api/payment/ads/confirm-my-profile-payment', { as, json: { ...form, paymentIntentId } });
  const adsOf = ({ id }: Member) => platform.db.selectFrom('ads').selectAll().where('owner_id', '=', id).execute();

  it('an ad paid by card costs the price of its days and is created only after the payment', async () => {
    const ana = await platform.member();
    const form = profileForm({ endDate: inDays(2) });
    const intent = await open(ana, form);
    expect(intent.centavos).toBe(3_000);
    expect(await confirm(ana, intent.paymentIntentId, form)).toMatchObject({ status: 402, body: { status: 'failed' } });
    await payByCard(platform.url, intent);
    expect(await confirm(ana, intent.paymentIntentId, form)).toMatchObject({
      status: 200,
      body: { desStatus: 'ATIVO', formattedCostBRL: 'R$ 10,00' },
    });
    expect(await balance(platform, ana)).toBe(0);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('the wallet pays for an ad first and the card pays the rest, but the card pays at least R$ 5,00', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 2_490);
    const form = profileForm({ endDate: inDays(2) });
    const rest = await open(ana, form);
    expect(rest.centavos).toBe(510);
    await payByCard(platform.url, rest);
    expect(await confirm(ana, rest.paymentIntentId, form)).toMatchObject({
      status: 200,
      body: { formattedCostBRL: 'R$ 10,00' },
    });
    expect(await balance(platform, ana)).toBe(0);

    await topUp(platform, ana, 900);
    const least = await open(ana);
    expect(least.centavos).toBe(500);
    await payByCard(platform.url, least);
    expect((await confirm(ana, least.paymentIntentId)).status).toBe(200);
    expect(await balance(platform, ana)).toBe(400);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it("if the wallet's share of an ad is spent before the card pays, no ad is created and the wallet gets the payment", async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 900);
    const rest = await open(ana);
    const spent = await platform.call('POST', '/api/anuncios/publish/my-profile', {
      as: ana,
      json: profileForm({ desHighlightType: 'DESCOBRIR' }),
    });
    expect(spent.status).toBe(201);
    await payByCard(platform.url, rest);
    expect(await confirm(ana, rest.paymentIntentId)).toMatchObject({
      status: 400,
      body: { code: 'PAID_INTO_WALLET' },
    });
    expect(await balance(platform, ana)).toBe(600);
    expect(await adsOf(ana)).toHaveLength(1);
  });

  it('if a member owes money, the card payment for an ad covers the price plus the debt, and then the ad is created', async () => {
    const ana = await platform.member();
    await platform.db.transaction().execute((tx) =>
      record(tx, {
        key: `debt-of:${ana.id}`,
        kind: 'DISPUTE',
        memberId: ana.id,
        entries: [
          { account: receivable(ana.id), centavos: -700 },
          { account: provider, centavos: 700 },
        ],
      }),
    );
    const intent = await open(ana);
    expect(intent.centavos).toBe(1_700);
    await payByCard(platform.url, intent);
    expect((await confirm(ana, intent.paymentIntentId)).status).toBe(200);
    expect(await balance(platform, ana)).toBe(0);
  });

  it('repeating an idempotency key returns the same ad payment, even if the wallet balance has changed', async () => {
    const ana = await platform.member();
    const headers = { 'idempotency-key': v4() };
    const one = await open(ana, profileForm(), headers);
    await topUp(platform, ana, 300);
    expect(await open(ana, profileForm(), headers)).toEqual(one);
  });

  const heard = async (as: Member) => JSON.stringify((await platform.call('GET', '/api/notificacoes', { as })).body);
  const inAnHour = () => new Date(Date.now() + 3_600_000);

  it('if an ad is created within an hour of its payment, its owner gets AD_APPROVED and no WALLET_CREDITED', async () => {
    const ana = await platform.member();
    const intent = await open(ana);
    await payByCard(platform.url, intent);
    await currentIntent(platform.payments, { memberId: ana.id, paymentIntentId: intent.paymentIntentId });
    await tellUnspentCredits(platform.payments);
    expect(await heard(ana)).not.toContain('WALLET_CREDITED');
    expect((await confirm(ana, intent.paymentIntentId)).status).toBe(200);
    await tellUnspentCredits(platform.payments, inAnHour());
    expect(await heard(ana)).toContain('AD_APPROVED');
    expect(await heard(ana)).not.toContain('WALLET_CREDITED');
    expect((await platform.call('GET', '/api/notificacoes/total', { as: ana })).body).toMatchObject({ unread: 1 });
  });

  it('if an ad payment has no ad after an hour, one WALLET_CREDITED is sent; creating the ad removes the notification', async () => {
    const ana = await platform.member();
    const intent = await open(ana);
    await payByCard(platform.url, intent);
    await currentIntent(platform.payments, { memberId: ana.id, paymentIntentId: intent.paymentIntentId });
    await Promise.all([1, 2, 3].map(() => tellUnspentCredits(platform.payments, inAnHour())));
    await tellUnspentCredits(platform.payments, inAnHour());
    expect((await heard(ana)).match(/WALLET_CREDITED/g)).toHaveLength(1);
    expect((await confirm(ana, intent.paymentIntentId)).status).toBe(200);
    await tellUnspentCredits(platform.payments, inAnHour());
    expect(await heard(ana)).not.toContain('WALLET_CREDITED');
  });

  it('members get WALLET_CREDITED even if 105 earlier payments belong to a member who switched the notification off', async () => {
    const [ana, bia, eva] = [await platform.member(), await platform.member(), await platform.member()];
    await platform.db
      .insertInto('notification_switches')
      .values({ user_id: bia.id, kind: 'WALLET_CREDITED' })
      .execute();
    for (let count = 0; count < 105; count += 1) await unspent(bia, uuidv7());
    await unspent(ana, uuidv7());
    await unspent(eva, uuidv7({ msecs: Date.now() - 8 * 86_400_000 }));
    await tellUnspentCredits(platform.payments, inAnHour());
    expect(await heard(ana)).toContain('WALLET_CREDITED');
    expect(await heard(bia)).not.toContain('WALLET_CREDITED');
    expect(await heard(eva)).toContain('WALLET_CREDITED');
  });

  /**
   * Stores a successful payment for an ad that has not been created yet. The timestamp in `id` (a UUIDv7) tells when
   * the payment was started.
   */
  async function unspent({ id: memberId }: Member, id: string) {
    const key = { id, provider_id: `pi_${id}`, member_id: memberId, request_key: null, failure_code: null } as const;
    const paid = { purpose: 'PROFILE_AD', centavos: 500, status: 'SUCCEEDED', settled_at: new Date() } as const;
    await platform.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('payment_intents')
        .values({ ...key, ...paid })
        .execute();
      const entries = [
        { account: wallet(memberId), centavos: 500 },
        { account: provider, centavos: -500 },
      ];
      await record(tx, { key: `intent:${id}`, kind: 'TOP_UP', memberId, intentId: id, entries });
    });
  }

  it('a business ad paid by card is created with its images', async () => {
    const ana = await platform.member();
    const path = '/api/payment/ads/create-my-business-intent';
    const days = { startDate: today(), endDate: today() };
    const intent = opened.parse((await platform.call('POST', path, { as: ana, json: days })).body);
    expect(intent.centavos).toBe(1_500);
    await payByCard(platform.url, intent);
    const form = new FormData();
    const fields = { ...days, title: 'Velas', redirectionLink: 'https://velas.example/', desTargetType: 'TRANS' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('paymentIntentId', intent.paymentIntentId);
    form.append('attach', new Blob([new Uint8Array(await picture())]), 'foto.jpg');
    const answer = await platform.call('POST', '/api/payment/ads/confirm-my-business-payment', { as: ana, form });
    expect(answer).toMatchObject({ status: 200, body: { type: 'ad', title: 'Velas', attach: [{ type: 'image' }] } });
    expect(await platform.db.selectFrom('media').select('id').where('owner_id', '=', ana.id).execute()).toHaveLength(1);
  });

  it('opening a business ad payment with a multipart form validates the form and stores none of its images', async () => {
    const ana = await platform.member();
    const begin = async (more: Record<string, string>, images = 1) => {
      const form = new FormData();
      const fields = {
        startDate: today(),
        endDate: today(),
        title: 'Velas',
        redirectionLink: 'https://velas.example/',
        desTargetType: 'TRANS',
        ...more,
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const image = new Uint8Array(await picture());
      for (let index = 0; index < images; index++) form.append('attach', new Blob([image]), 'foto.jpg');
      return await platform.call('POST', '/api/payment/ads/create-my-business-intent', { as: ana, form });
    };
    for (const [more, images] of [
      [{ title: '' }, 1],
      [{ redirectionLink: 'http://localhost/' }, 1],
      [{ startDate: 'ontem' }, 1],
      [{}, 0],
      [{}, 11],
    ] as const) {
      const { status, body } = await begin(more, images);
      expect([status, body], JSON.stringify([more, images])).toMatchObject([400, { errors: [expect.any(String)] }]);
    }
    const { status, body } = await begin({});
    expect([status, opened.parse(body).centavos]).toEqual([201, 1_500]);
    expect(await platform.db.selectFrom('media').select('id').where('owner_id', '=', ana.id).execute()).toEqual([]);
  });

  it('eight concurrent confirmations of one payment create one ad, and a later confirmation returns that ad', async () => {
    const ana = await platform.member();
    await topUp(platform, ana, 50_000);
    const intent = await open(ana);
    await payByCard(platform.url, intent);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(ana, intent.paymentIntentId)));
    const again = await confirm(ana, intent.paymentIntentId, { startDate: 'ontem' });
    expect(new Set([...answers, again].map(({ body }) => fieldOf(body, 'idAnuncio'))).size).toBe(1);
    expect(await adsOf(ana)).toHaveLength(1);
    expect(await balance(platform, ana)).toBe(50_000);
  });

  it('two concurrent requests with one idempotency key open one ad payment', async () => {
    const ana = await platform.member();
    const headers = { 'idempotency-key': v4() };
    const [one, two] = await Promise.all([open(ana, profileForm(), headers), open(ana, profileForm(), headers)]);
    expect(one.paymentIntentId).toBe(two.paymentIntentId);
  });

  it('a declined card creates no ad', async () => {
    const ana = await platform.member();
    const intent = await open(ana);
    await payByCard(platform.url, intent, DECLINED);
    expect(await confirm(ana, intent.paymentIntentId)).toMatchObject({ status: 402, body: { status: 'failed' } });
    expect(await adsOf(ana)).toEqual([]);
  });

  it("if the payment is unknown, another member's or a top-up, confirming an ad with it is refused with 404", async () => {
    const ana = await platform.member();
    const bruno = await platform.member();
    const anas = await open(ana);
    await payByCard(platform.url, anas);
    expect((await confirm(bruno, anas.paymentIntentId)).status).toBe(404);
    expect(await adsOf(bruno)).toEqual([]);

    const path = '/api/payment/balance/add-balance';
    const { body } = await platform.call('POST', path, { as: ana, json: { centavos: 1_000 } });
    const topUpIntent = opened.parse(body);
    await payByCard(platform.url, topUpIntent);
    expect((await confirm(ana, topUpIntent.paymentIntentId)).status).toBe(404);
    expect((await confirm(ana, 'pi_nada')).status).toBe(404);
    expect(await adsOf(ana)).toEqual([]);
  });

  it('if the first day of a paid ad is in the past, confirming it fails with PAID_INTO_WALLET and creates no ad', async () => {
    const ana = await platform.member();
    // Opened with the fields of the price alone, so that any ad may be confirmed with it.
    const intent = await open(ana, profileForm({ desTargetType: undefined }));
    await payByCard(platform.url, intent);
    const inWallet = 'O pagamento foi feito e o valor está no seu saldo.';
    const yesterday = profileForm({ startDate: inDays(-1), endDate: inDays(-1) });
    expect(await confirm(ana, intent.paymentIntentId, yesterday)).toMatchObject({
      status: 400,
      body: {
        code: 'PAID_INTO_WALLET',
        error: `${inWallet} A data de início não pode ser antes de hoje.`,
      },
    });
    expect([await adsOf(ana), await balance(platform, ana)]).toEqual([[], 1_000]);
    // The refusal is final: the payment buys no ad with valid days either.
    expect(await confirm(ana, intent.paymentIntentId)).toMatchObject({
      status: 400,
      body: {
        code: 'PAID_INTO_WALLET',
        error: `${inWallet} O anúncio não foi publicado: este pagamento não compra mais um anúncio.`,
      },
    });
    expect([await adsOf(ana), await balance(platform, ana)]).toEqual([[], 1_000]);
  });

  it('a card payment opened yesterday buys an ad that was to begin yesterday; it runs all of its days from today on', async () => {
    const ana = await platform.member();
    const twoDays = { endDate: inDays(1) };
    const intent = await open(ana, profileForm(twoDays));
    await payByCard(platform.url, intent);
    const begun = profileForm({ startDate: inDays(-1), endDate: inDays(0) });
    await platform.db
      .updateTable('payment_intents')
      .set({
        created_at: new Date(Date.now() - 24 * 3_600_000),
        ad_hash: fingerprintOf(readProfileForm(begun, inDays(-1))),
      })
      .where('provider_id', '=', intent.paymentIntentId)
      .execute();
    expect(await confirm(ana, intent.paymentIntentId, begun)).toMatchObject({
      status: 200,
      body: { desStatus: 'ATIVO', startDate: inDays(0), endDate: inDays(1), formattedCostBRL: 'R$ 10,00' },
    });
  });

  it('if an ad costs more than was paid, confirming it fails with PAID_INTO_WALLET and creates no ad', async () => {
    const ana = await platform.member();
    // Opened with the fields of the price alone, so that any ad may be confirmed with it.
    const cheap = await open(ana, profileForm({ desTargetType: undefined }));
    await payByCard(platform.url, cheap);
    const dear = profileForm({ endDate: inDays(30), totalValue: 'R$ 10,00' });
    const answer = await confirm(ana, cheap.paymentIntentId, dear);
    const error: unknown = expect.stringMatching(
      /^O pagamento foi feito e o valor está no seu saldo\. O anúncio custa agora R\$\s[\d,.]+, e não R\$\s10,00\.$/,
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'PAID_INTO_WALLET', error } });
    expect(await adsOf(ana)).toEqual([]);
    expect(await balance(platform, ana)).toBe(1_000);
  });

  it.each([
    ['another audience', { desTargetType: ['HOMEM'] }],
    ['other days', { startDate: inDays(1), endDate: inDays(1) }],
  ])(
    'a payment for a highlight buys none with %s at the same price, but still buys its own; meanwhile the money is in the wallet',
    async (_, other) => {
      const ana = await platform.member();
      const intent = await open(ana);
      await payByCard(platform.url, intent);
      const error = 'O pagamento foi feito e o valor está no seu saldo. O pagamento foi aberto para outro anúncio.';
      expect(await confirm(ana, intent.paymentIntentId, profileForm(other))).toMatchObject({
        status: 400,
        body: { code: 'PAID_INTO_WALLET', error },
      });
      expect([await adsOf(ana), await balance(platform, ana)]).toEqual([[], 1_000]);
      expect((await confirm(ana, intent.paymentIntentId)).status).toBe(200);
      const again = 'Este pagamento já comprou outro anúncio. Veja seus anúncios.';
      expect(await confirm(ana, intent.paymentIntentId, profileForm(other))).toMatchObject({
        status: 400,
        body: { error: again },
      });
      const returned = (refunded_centavos: number) =>
        platform.db.updateTable('payment_intents').set({ refunded_centavos }).where('member_id', '=', ana.id).execute();
      await returned(100);
      expect(await confirm(ana, intent.paymentIntentId, profileForm(other))).toMatchObject({ body: { error: again } });
      await returned(0);
      expect((await confirm(ana, intent.paymentIntentId)).status).toBe(200);
      expect([(await adsOf(ana)).length, await balance(platform, ana)]).toEqual([1, 0]);
    },
  );

  it.each([
    ['whose days are reversed', { startDate: inDays(2), endDate: inDays(1) }],
    ['without an audience', { desTargetType: [] }],
  ])('a payment for a highlight is not ended by a form %s: it still buys its own ad', async (_, invalid) => {
    const ana = await platform.member();
    const intent = await open(ana);
    await payByCard(platform.url, intent);
    const error = 'O pagamento foi feito e o valor está no seu saldo. O pagamento foi aberto para outro anúncio.';
    expect(await confirm(ana, intent.paymentIntentId, profileForm(invalid))).toMatchObject({
      status: 400,
      body: { code: 'PAID_INTO_WALLET', error },
    });
    expect((await confirm(ana, intent.paymentIntentId)).status).toBe(200);
    expect([(await adsOf(ana)).length, await balance(platform, ana)]).toEqual([1, 0]);
  });

  it('a payment whose money was spent after a refusal as another ad does not buy its own ad with later money', async () => {
    const ana = await platform.member();
    const intent = await open(ana);
    await payByCard(platform.url, intent);
    const other = profileForm({ desTargetType: ['HOMEM'] });
    expect((await confirm(ana, intent.paymentIntentId, other)).status).toBe(400);
    expect((await publishProfile(platform, ana, { desHighlightType: 'DESCOBRIR' })).status).toBe(201);
    await topUp(platform, ana, 3_000);
    const error = 'O pagamento foi feito e o valor está no seu saldo. O valor deste pagamento já tinha sido usado.';
    expect(await confirm(ana, intent.paymentIntentId)).toMatchObject({
      status: 400,
      body: { code: 'PAID_INTO_WALLET', error },
    });
    expect([(await adsOf(ana)).length, await balance(platform, ana)]).toEqual([1, 3_200]);
    expect((await confirm(ana, intent.paymentIntentId)).status).toBe(400);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('a payment for a business ad buys none with another link at the same price; the money stays in the wallet', async () => {
    const ana = await platform.member();
    const send = async (path: string, more: Record<string, string>) =>
      await platform.call('POST', `/api/payment/ads/${path}`, { as: ana, form: await businessForm(more) });
    const intent = opened.parse((await send('create-my-business-intent', {})).body);
    await payByCard(platform.url, intent);
    const other = { paymentIntentId: intent.paymentIntentId, redirectionLink: 'https://outra.example/' };
    expect(await send('confirm-my-business-payment', other)).toMatchObject({
      status: 400,
      body: { code: 'PAID_INTO_WALLET' },
    });
    expect([await adsOf(ana), await balance(platform, ana)]).toEqual([[], 1_500]);
  });

  it('a request for an ad payment is refused with 401 for a visitor and with 400 for a form without a target group', async () => {
    const ana = await platform.member();
    const path = '/api/payment/ads/create-my-profile-intent';
    expect((await platform.call('POST', path, { json: profileForm() })).status).toBe(401);
    const wrong = await platform.call('POST', path, { as: ana, json: profileForm({ desTargetType: [] }) });
    expect(wrong).toMatchObject({ status: 400, body: { errors: ['Escolha pelo menos um público.'] } });
  });
});

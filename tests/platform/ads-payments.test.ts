import { expect, it } from 'vitest';
import { v4 } from 'uuid';
import { balance, bookProblems, inDays, profileForm, today, topUp } from '../support/ads.ts';
import { DECLINED, opened, payByCard } from '../support/cards.ts';
import { picture } from '../support/media.ts';
import { describeOnEachDatabase, fieldOf, type Member } from '../support/platform.ts';

describeOnEachDatabase('ads paid by card', (platform) => {
  const open = async (as: Member, form: object = profileForm(), headers = {}) => {
    const path = '/api/payment/ads/create-my-profile-intent';
    const answer = await platform.call('POST', path, { as, json: form, headers });
    expect(answer.status).toBe(201);
    return opened.parse(answer.body);
  };
  const confirm = (as: Member, paymentIntentId: string, form: object = profileForm()) =>
    platform.call('POST', '/api/payment/ads/confirm-my-profile-payment', { as, json: { ...form, paymentIntentId } });
  const adsOf = ({ id }: Member) => platform.db.selectFrom('ads').selectAll().where('owner_id', '=', id).execute();

  it('cost the price of the form, are made once it is paid, and take all of it from the wallet', async () => {
    const ana = await platform.member();
    const form = profileForm({ endDate: inDays(2) });
    const intent = await open(ana, form);
    expect(intent.centavos).toBe(3_000);
    expect(await confirm(ana, intent.paymentIntentId, form)).toMatchObject({ status: 402, body: { status: 'failed' } });
    await payByCard(platform.url, intent);
    expect(await confirm(ana, intent.paymentIntentId, form)).toMatchObject({
      status: 200,
      body: { desStatus: 'ATIVO', formattedCostBRL: 'R$ 30,00' },
    });
    expect(await balance(platform, ana)).toBe(0);
    expect(await bookProblems(platform)).toEqual([]);
  });

  it('of a business come with their images', async () => {
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

  it('confirmed eight times at once are one ad and one debit, and the same ad afterwards', async () => {
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

  it('begun twice with one key are one payment', async () => {
    const ana = await platform.member();
    const headers = { 'idempotency-key': v4() };
    const [one, two] = await Promise.all([open(ana, profileForm(), headers), open(ana, profileForm(), headers)]);
    expect(one.paymentIntentId).toBe(two.paymentIntentId);
  });

  it('are not made with a refused card', async () => {
    const ana = await platform.member();
    const intent = await open(ana);
    await payByCard(platform.url, intent, DECLINED);
    expect(await confirm(ana, intent.paymentIntentId)).toMatchObject({ status: 402, body: { status: 'failed' } });
    expect(await adsOf(ana)).toEqual([]);
  });

  it("are not made with another member's payment, nor with one for something else", async () => {
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

  it('whose first day is over by the time they are paid are not made: the member reads where the money is', async () => {
    const ana = await platform.member();
    const intent = await open(ana);
    await payByCard(platform.url, intent);
    const yesterday = profileForm({ startDate: inDays(-1), endDate: inDays(-1) });
    expect(await confirm(ana, intent.paymentIntentId, yesterday)).toMatchObject({
      status: 400,
      body: {
        code: 'PAID_INTO_WALLET',
        error: 'O pagamento foi feito e o valor está no seu saldo. A data de início não pode ser antes de hoje.',
      },
    });
    expect([await adsOf(ana), await balance(platform, ana)]).toEqual([[], 1_000]);
    // With other days the wallet pays, and the same payment still buys that ad where it is confirmed again.
    expect(await confirm(ana, intent.paymentIntentId)).toMatchObject({ status: 200 });
    expect(await balance(platform, ana)).toBe(0);
  });

  it('are not made with a cheaper payment; what was paid stays in the wallet', async () => {
    const ana = await platform.member();
    const cheap = await open(ana);
    await payByCard(platform.url, cheap);
    const dear = profileForm({ endDate: inDays(30), totalValue: 'R$ 10,00' });
    const answer = await confirm(ana, cheap.paymentIntentId, dear);
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'PAID_INTO_WALLET',
        error: 'O pagamento foi feito e o valor está no seu saldo. O valor pago não é o deste anúncio.',
      },
    });
    expect(await adsOf(ana)).toEqual([]);
    expect(await balance(platform, ana)).toBe(1_000);
  });

  it('are begun for a form that is right, by a member', async () => {
    const ana = await platform.member();
    const path = '/api/payment/ads/create-my-profile-intent';
    expect((await platform.call('POST', path, { json: profileForm() })).status).toBe(401);
    const wrong = await platform.call('POST', path, { as: ana, json: profileForm({ desTargetType: [] }) });
    expect(wrong).toMatchObject({ status: 400, body: { errors: ['Escolha pelo menos um público.'] } });
  });
});

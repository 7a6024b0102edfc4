import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { checkLedger } from '../../../bff/platform/wallet/ledger/check.ts';
import { answerBank, ASKS_OWNER, CARD, DECLINED, opened, payByCard } from '../../support/cards.ts';
import { describePlatform, type Member, type TestPlatform } from '../../support/platform.ts';
import { eventually } from '../../support/eventually.ts';

async function open(platform: TestPlatform, as: Member, centavos = 5_000, headers: Record<string, string> = {}) {
  const answer = await platform.call('POST', '/api/payment/balance/add-balance', { as, json: { centavos }, headers });
  expect(answer.status).toBe(201);
  return opened.parse(answer.body);
}

function confirm(platform: TestPlatform, as: Member | null, paymentIntentId: string) {
  return platform.call('POST', '/api/payment/balance/confirm-add-balance', { as, json: { paymentIntentId } });
}

function balance(platform: TestPlatform, as: Member) {
  return platform.call('GET', '/api/wallet/balance', { as });
}

describePlatform('wallet', (platform) => {
  it('a new wallet is empty, and a visitor gets 401', async () => {
    const ana = await platform.member();
    expect(await balance(platform, ana)).toMatchObject({
      status: 200,
      body: { balance: 0, balanceCentavos: 0, formattedBalance: 'R$ 0,00' },
    });
    expect(await platform.call('GET', '/api/wallet/balance')).toMatchObject({ status: 401 });
  });

  it('a card payment is credited to the wallet when the wallet page confirms it', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana, 12_345);
    expect(await payByCard(platform.url, intent)).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(await confirm(platform, ana, intent.paymentIntentId)).toMatchObject({
      status: 200,
      body: { status: 'succeeded', balance: 123.45, balanceCentavos: 12_345, formattedBalance: 'R$ 123,45' },
    });
  });

  it('a card payment that the wallet page has not confirmed is credited; confirming it later notifies no second time', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana, 700);
    await payByCard(platform.url, intent);
    await eventually(async () => {
      expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 700 } });
    });
    await confirm(platform, ana, intent.paymentIntentId);
    const { body } = await platform.call('GET', '/api/notificacoes', { as: ana });
    expect(JSON.stringify(body).match(/WALLET_CREDITED/g)).toHaveLength(1);
    expect(JSON.stringify(body)).toContain('R$ 7,00');
  });

  it('eight concurrent confirmations credit a payment once', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana);
    await payByCard(platform.url, intent);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(platform, ana, intent.paymentIntentId)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 5_000 } });
  });

  it.each([
    ['0 centavos', 0],
    ['499 centavos', 499],
    ['500,001 centavos', 500_001],
    ['half a centavo', 500.5],
    ['-500 centavos', -500],
    ['the string "5000"', '5000'],
    ['null', null],
    ['1e300 centavos', 1e300],
  ])('a top-up with %s as its amount is refused with INVALID_INPUT', async (_what, centavos) => {
    const ana = await platform.member();
    const answer = await platform.call('POST', '/api/payment/balance/add-balance', { as: ana, json: { centavos } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'centavos' } });
  });

  it('requests with the same idempotency key open one payment; with another amount they get IDEMPOTENCY_CONFLICT', async () => {
    const ana = await platform.member();
    const key = { 'idempotency-key': v4() };
    const [first, second] = await Promise.all([open(platform, ana, 5_000, key), open(platform, ana, 5_000, key)]);
    expect(second).toEqual(first);
    const other = { as: ana, json: { centavos: 5_001 }, headers: key };
    expect(await platform.call('POST', '/api/payment/balance/add-balance', other)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });

  it('confirming a payment with a declined card gets PAYMENT_FAILED; another card can then pay the same payment', async () => {
    const ana = await platform.member();
    const intent = await open(platform, ana);
    const refused = { status: 402, body: { error: { code: 'card_declined', decline_code: 'generic_decline' } } };
    expect(await payByCard(platform.url, intent, DECLINED)).toMatchObject(refused);
    expect(await confirm(platform, ana, intent.paymentIntentId)).toMatchObject({
      status: 402,
      body: {
        status: 'failed',
        code: 'PAYMENT_FAILED',
        error: 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente',
      },
    });
    expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 0 } });
    await payByCard(platform.url, intent, CARD);
    expect(await confirm(platform, ana, intent.paymentIntentId)).toMatchObject({ status: 200 });
  });

  it('until the owner of the card has approved a payment, confirming it gets PAYMENT_PENDING', async () => {
    const ana = await platform.member();
    const [good, bad] = [await open(platform, ana), await open(platform, ana)];
    for (const intent of [good, bad]) {
      expect(await payByCard(platform.url, intent, ASKS_OWNER)).toMatchObject({ body: { status: 'requires_action' } });
      expect(await confirm(platform, ana, intent.paymentIntentId)).toMatchObject({
        status: 402,
        body: { status: 'pending', code: 'PAYMENT_PENDING' },
      });
    }
    expect(await answerBank(platform.url, bad, 'fail')).toMatchObject({ body: { status: 'requires_payment_method' } });
    expect(await confirm(platform, ana, bad.paymentIntentId)).toMatchObject({
      status: 402,
      body: { status: 'failed' },
    });
    expect(await answerBank(platform.url, good, 'succeed')).toMatchObject({ body: { status: 'succeeded' } });
    expect(await confirm(platform, ana, good.paymentIntentId)).toMatchObject({
      status: 200,
      body: { centavos: 5_000 },
    });
    expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 5_000 } });
  });

  it("GET /api/payment/intents/:id returns the payment's status to its member, and 404 to other members", async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const intent = await open(platform, ana);
    const path = `/api/payment/intents/${intent.paymentIntentId}`;
    const { clientSecret } = intent;
    expect(await platform.call('GET', path, { as: ana })).toMatchObject({ body: { status: 'OPEN', clientSecret } });
    await payByCard(platform.url, intent);
    expect(await platform.call('GET', path, { as: ana })).toMatchObject({
      body: { status: 'SUCCEEDED', clientSecret: null, purpose: 'TOP_UP', centavos: 5_000 },
    });
    expect(await balance(platform, ana)).toMatchObject({ body: { balanceCentavos: 5_000 } });
    expect(await platform.call('GET', path, { as: bia })).toMatchObject({ status: 404 });
    expect(await platform.call('GET', path)).toMatchObject({ status: 401 });
  });

  it('checkLedger() finds no problem after all payments of these tests', async () => {
    expect(await checkLedger(platform.db)).toMatchObject({ problems: [] });
  });
});

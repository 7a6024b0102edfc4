import { describe, expect, it } from 'vitest';
import { brandOf } from '../../../bff/sandbox/brands.ts';
import { testCards } from '../../../bff/sandbox/test-cards.ts';
import { balance } from '../../support/ads.ts';
import { answerBank, opened, payByCard } from '../../support/cards.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

/** The test cards whose payment succeeds immediately, by brand. Copied by hand from docs.stripe.com/testing. */
const paid = {
  visa: `4242424242424242 4000056655665556 4000002500001001 4000050360000001 4000051230000072
    4000000320000021 4000000760000002 4000001240000000 4000001520000001 4000001700000003 4000001880000005
    4000002180000000 4000004840008001 4000005910000000 4000006000000066 4000006040000068 4000008580000003
    4000000400000008 4000000560000004 4000001000000000 4000001120000005 4000001960000008 4000002030000002
    4000002080000001 4000002460000001 4000002500000003 4000002760000016 4000003000000030 4000003480000005
    4000003720000005 4000003800000008 4000004280000005 4000004400000000 4000004420000006 4000004700000007
    4000005280000002 4000005780000007 4000006160000005 4000006200000007 4000006420000001 4000006820000007
    4000007050000006 4000007030000001 4000007240000007 4000007520000008 4000007560000009 4000008260000000
    4000058260000005 4000000360000006 4000001560000002 4000003440000004 4000003560000008 4000003920000003
    4000004580000002 4000005540000008 4000007020000003 4000001580000008 4000007640000003 4000057640000008
    4000000000009235 4000000000000036 4000058400306072 4000000000000028 4000000000000010 4000000000000044
    4000000000007726 4000000000005126 4000000000000077 4000003720000278 4000000000005423 4000000000001976
    4000000000003055 4000000000003097`,
  mastercard: `5555555555554444 2223003122003222 5200828282828210 5105105105105100 5555552500001001 5555050360000080
    5200828282828897 5555558265554449`,
  amex: '378282246310005 371449635398431',
  discover: '6011111111111117 6011000990139424 6011981111111113 6555900000604105',
  diners: '3056930009020004 36227206271667',
  jcb: '3566002020360505 3530111333300000',
  unionpay: '6200000000000005 6200000000000047 6205500000000000004',
  unknown: '5062210000000009',
};

const refused = [
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000009987', 'card_declined', 'lost_card'],
  ['4000000000009979', 'card_declined', 'stolen_card'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error', 'processing_error'],
  ['4000000000006975', 'card_declined', 'card_velocity_exceeded'],
  ['4000000000000341', 'card_declined', 'generic_decline'],
  ['4100000000000019', 'card_declined', 'fraudulent'],
  ['4000000000004954', 'card_declined', 'fraudulent'],
  ['4000000000000101', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000058400307872', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000008400001280', 'card_declined', 'generic_decline'],
] as const;

/**
 * Test cards for which the bank asks the card owner to confirm, each with the result of the payment after the
 * confirmation.
 */
const asked = [
  ['4000002500003155', 'paid'],
  ['4000002760003184', 'paid'],
  ['4000003800000446', 'paid'],
  ['4000008260003178', 'insufficient_funds'],
  ['4000000000003220', 'paid'],
  ['4000008400001629', 'generic_decline'],
  ['4000582600000094', 'paid'],
  ['4000582600000045', 'paid'],
  ['4000582600000102', 'paid'],
  ['4000582600000110', 'paid'],
] as const;

/** Test cards whose payment is disputed immediately. The dispute removes the paid R$ 10,01 from the wallet again. */
const disputed = ['4000000000000259', '4000000000002685', '4000000404000079', '4000000404000038', '4000008400000779'];

const unheard = ['4242424242424241', '4111111111111111', '4242424242424', '37828224631000', '30569309025904'];

const rows = Object.entries(paid).flatMap(([brand, numbers]) =>
  numbers.split(/\s+/).map((number) => [brand, number] as const),
);

describe('table of test cards', () => {
  it('the sandbox has exactly the test card numbers that Stripe publishes for card forms', () => {
    const published = [...rows.map(([, number]) => number), ...refused.map(([number]) => number)];
    const all = [...published, ...asked.map(([number]) => number), ...disputed];
    expect(testCards.map(({ number }) => number).sort()).toEqual(all.sort());
    expect(new Set(all).size).toBe(all.length);
  });
});

describePlatform('card payments in the sandbox', (platform) => {
  const payers: { member: Member; left: number }[] = [];

  /** Returns a member who may start another payment. The tests use more cards than one member may try in an hour. */
  async function payer() {
    let last = payers.at(-1);
    if (!last || last.left === 0) payers.push((last = { member: await platform.member(), left: 8 }));
    last.left -= 1;
    return last.member;
  }

  async function open(as: Member, centavos = 1_001) {
    const path = '/api/payment/balance/add-balance';
    return opened.parse((await platform.call('POST', path, { as, json: { centavos } })).body);
  }

  const confirm = (as: Member, { paymentIntentId }: { paymentIntentId: string }) =>
    platform.call('POST', '/api/payment/balance/confirm-add-balance', { as, json: { paymentIntentId } });

  const failureOf = async ({ paymentIntentId }: { paymentIntentId: string }) =>
    await platform.db
      .selectFrom('payment_intents')
      .select(['status', 'failure_code'])
      .where('provider_id', '=', paymentIntentId)
      .executeTakeFirstOrThrow();

  it.each(rows)('a payment with the test card of the brand %s (%s) succeeds', async (brand, number) => {
    expect(brandOf(number).name).toBe(brand);
    const as = await payer();
    const intent = await open(as);
    const answer = await payByCard(platform.url, intent, number);
    expect(answer).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect((await confirm(as, intent)).status).toBe(200);
    expect(await failureOf(intent)).toEqual({ status: 'SUCCEEDED', failure_code: null });
  });

  it.each(refused)(
    'a payment with the test card %s fails with code %s and decline code %s, and then succeeds with another card',
    async (number, code, decline) => {
      const as = await payer();
      const intent = await open(as);
      const answer = await payByCard(platform.url, intent, number);
      expect(answer).toMatchObject({ status: 402, body: { error: { code, decline_code: decline } } });
      expect(await confirm(as, intent)).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } });
      expect(await failureOf(intent)).toEqual({ status: 'OPEN', failure_code: decline });
      await payByCard(platform.url, intent);
      expect((await confirm(as, intent)).status).toBe(200);
    },
  );

  it.each(asked)(
    "a payment with the test card %s waits for the cardholder's approval; its result after the approval is: %s",
    async (number, then) => {
      const as = await payer();
      const intent = await open(as);
      expect(await payByCard(platform.url, intent, number)).toMatchObject({
        status: 200,
        body: { status: 'requires_action' },
      });
      expect(await confirm(as, intent)).toMatchObject({ status: 402, body: { code: 'PAYMENT_PENDING' } });
      const answer = await answerBank(platform.url, intent, 'succeed');
      if (then === 'paid') expect(answer.body.status).toBe('succeeded');
      else
        expect(answer).toMatchObject({ status: 402, body: { error: { code: 'card_declined', decline_code: then } } });
      expect((await confirm(as, intent)).status).toBe(then === 'paid' ? 200 : 402);
    },
  );

  it.each(disputed)(
    'a payment with the test card %s succeeds, and its dispute takes the money out of the wallet',
    async (number) => {
      const as = await platform.member();
      const intent = await open(as);
      expect(await payByCard(platform.url, intent, number)).toMatchObject({ body: { status: 'succeeded' } });
      await confirm(as, intent);
      await expect.poll(() => balance(platform, as)).toBe(0);
    },
  );

  it.each(unheard)('a payment with the unknown card number %s fails with incorrect_number', async (number) => {
    const intent = await open(await payer());
    expect(await payByCard(platform.url, intent, number)).toMatchObject({
      status: 402,
      body: { error: { code: 'incorrect_number' } },
    });
    expect(await failureOf(intent)).toEqual({ status: 'OPEN', failure_code: null });
  });

  it.each([
    ['378282246310005', '123'],
    ['4242424242424242', '1234'],
    ['36227206271667', '1234'],
  ])('a payment with the test card %s and the security code %s fails with invalid_cvc', async (number, cvc) => {
    const intent = await open(await payer());
    expect(await payByCard(platform.url, intent, number, { cvc })).toMatchObject({
      status: 402,
      body: { error: { code: 'invalid_cvc' } },
    });
  });
});

import { hasError, isDynamicPix, parsePix } from 'pix-utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { actOnPix, createPix } from '../../support/pix.ts';
import { startSandbox } from '../../support/stripe-sandbox.ts';

describe('Pix in the payment sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  const told = (id: string, type: string) =>
    sandbox.events.filter(({ type: own, data: { object } }) => own === type && 'id' in object && object.id === id);
  const balance = async () => {
    const { available, pending } = await sandbox.stripe.balance.retrieve();
    return [...available, ...pending].reduce((total, { amount }) => total + amount, 0);
  };

  it.each([50, 12_345, 99_999_999])(
    'the Pix code for %i centavos is a valid BR Code and contains the URL of the Pix and the amount',
    async (amount) => {
      const { next_action: next, id } = await createPix(sandbox.stripe, amount);
      const read = parsePix(next?.pix_display_qr_code?.data ?? '');
      if (hasError(read) || !isDynamicPix(read)) throw new Error('The code is no dynamic Pix.');
      expect(read.url).toBe(`pix.sandbox.example/qr/v2/${id}`);
      expect(next?.pix_display_qr_code?.data).toContain(
        `54${String((amount / 100).toFixed(2).length).padStart(2, '0')}`,
      );
    },
  );

  it('paying a Pix credits its amount minus the fee for Pix, and paying it again is refused', async () => {
    const before = await balance();
    const pix = await createPix(sandbox.stripe);
    expect(await actOnPix(sandbox.url, pix, 'pay')).toBe(200);
    expect(await sandbox.stripe.paymentIntents.retrieve(pix.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 5_000,
      next_action: null,
    });
    expect(await balance()).toBe(before + 5_000 - 60);
    expect(await actOnPix(sandbox.url, pix, 'pay')).toBe(400);
  });

  it('the test action pay_twice credits the amount of a Pix once and sends its success event twice', async () => {
    const before = await balance();
    const pix = await createPix(sandbox.stripe);
    expect(await actOnPix(sandbox.url, pix, 'pay_twice')).toBe(200);
    expect(await balance()).toBe(before + 5_000 - 60);
    await eventually(() => expect(told(pix.id, 'payment_intent.succeeded')).toHaveLength(2));
  });

  it.each([
    ['pay_less', 4_900, 58],
    ['pay_more', 5_100, 61],
  ] as const)('the test action %s receives %i centavos for a Pix of 5000', async (act, received, fee) => {
    const before = await balance();
    const pix = await createPix(sandbox.stripe);
    expect(await actOnPix(sandbox.url, pix, act)).toBe(200);
    const paid = await sandbox.stripe.paymentIntents.retrieve(pix.id, { expand: ['latest_charge'] });
    expect(paid).toMatchObject({ status: 'succeeded', amount: 5_000, amount_received: received });
    expect(await balance()).toBe(before + received - fee);
    expect(await actOnPix(sandbox.url, pix, act)).toBe(400);
    await actOnPix(sandbox.url, pix, 'return');
    expect(await balance()).toBe(before - fee);
  });

  it('paying an expired Pix code is refused, but the test action pay_late still makes the expired Pix succeed', async () => {
    const pix = await createPix(sandbox.stripe);
    await actOnPix(sandbox.url, pix, 'expire');
    expect(await actOnPix(sandbox.url, pix, 'pay')).toBe(400);
    expect(await sandbox.stripe.paymentIntents.retrieve(pix.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_expired' },
      next_action: null,
    });
    await actOnPix(sandbox.url, pix, 'pay_late');
    await eventually(() => expect(told(pix.id, 'payment_intent.succeeded')).toHaveLength(1));
    expect(told(pix.id, 'payment_intent.payment_failed')).toHaveLength(1);
  });

  it('a return by MED (Pix chargeback) debits the amount, and refusing the return credits the amount again', async () => {
    const pix = await createPix(sandbox.stripe);
    await actOnPix(sandbox.url, pix, 'pay');
    const before = await balance();
    await actOnPix(sandbox.url, pix, 'return');
    expect(await balance()).toBe(before - 5_000);
    expect(await actOnPix(sandbox.url, pix, 'return')).toBe(400);
    await actOnPix(sandbox.url, pix, 'return_refused');
    expect(await balance()).toBe(before);
  });

  it.each([
    [{ allowed_payment_method_types: ['pix'] }],
    [{ allowed_payment_method_types: ['pix', 'card'], confirm: true, payment_method_data: { type: 'pix' as const } }],
    [{ allowed_payment_method_types: ['card'], confirm: true }],
    [{ allowed_payment_method_types: ['card'], automatic_payment_methods: { enabled: true } }],
  ])('creating a payment with the parameters %j is refused', async (half) => {
    const asked = sandbox.stripe.paymentIntents.create({ amount: 5_000, currency: 'brl', ...half });
    await expect(asked).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });

  it.each([59, 1_209_601])('creating a Pix code that expires after %i seconds is refused', async (seconds) => {
    await expect(createPix(sandbox.stripe, 5_000, seconds)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('a Pix cannot be paid by card, and requests for its test page and test actions with a wrong secret get 404', async () => {
    const pix = await createPix(sandbox.stripe);
    await expect(
      sandbox.stripe.paymentIntents.confirm(pix.id, { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    expect(await actOnPix(sandbox.url, { id: pix.id, client_secret: `${pix.id}_secret_x` }, 'pay')).toBe(404);
    expect((await fetch(`${sandbox.url}/sandbox/pix/${pix.id}?client_secret=x`)).status).toBe(404);
  });

  it('the test page of a Pix offers its test actions and shows the state of the Pix after each action', async () => {
    const { next_action: next } = await createPix(sandbox.stripe, 12_345);
    const page = sandbox.url + (next?.pix_display_qr_code?.hosted_instructions_url ?? '');
    expect(await (await fetch(page)).text()).toMatch(/R\$\s123,45 · esperando o pagamento/);
    const act = async (name: string) =>
      (await fetch(page, { method: 'POST', body: new URLSearchParams({ act: name }) })).text();
    expect(await act('expire')).toContain('código expirado');
    expect(await act('pay')).toContain('role="alert"');
    expect(await act('pay_late')).toContain(' · pago');
  });

  it('the test page of a Pix offers only the actions that its state allows', async () => {
    const { next_action: next, ...pix } = await createPix(sandbox.stripe);
    const page = sandbox.url + (next?.pix_display_qr_code?.hosted_instructions_url ?? '');
    const offered = async () =>
      [...(await (await fetch(page)).text()).matchAll(/name="act" value="(\w+)"/g)].map(([, name]) => name);
    expect(await offered()).toEqual(['pay', 'pay_late', 'pay_twice', 'pay_less', 'pay_more', 'expire']);
    await actOnPix(sandbox.url, pix, 'pay_late');
    expect(await offered()).toEqual(['return']);
    await actOnPix(sandbox.url, pix, 'return');
    expect(await offered()).toEqual(['return_accepted', 'return_refused']);
    await actOnPix(sandbox.url, pix, 'return_accepted');
    expect(await offered()).toEqual([]);
    expect(await (await fetch(page)).text()).toContain('devolução por fraude: aceita');
  });
});

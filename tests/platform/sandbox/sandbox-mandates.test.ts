import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { actOnPix, createMandate, debitBy, idOf } from '../../support/pix.ts';
import { startSandbox } from '../../support/stripe-sandbox.ts';

describe('Pix Automático in the payment sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  const told = (type: string) => sandbox.events.filter((event) => event.type === type);

  /** Pays a Pix that authorises debits of up to `amount` centavos. */
  async function authorised(amount = 2_000) {
    const { stripe, url } = sandbox;
    const customer = (await stripe.customers.create()).id;
    const first = await createMandate(stripe, customer, amount);
    expect(await actOnPix(url, first, 'pay')).toBe(200);
    const { payment_method: method, latest_charge: charge } = await stripe.paymentIntents.retrieve(first.id);
    const { payment_method_details: paid } = await stripe.charges.retrieve(idOf(charge));
    return { first, customer, method: idOf(method), mandate: paid?.pix?.mandate ?? '' };
  }

  const debit = (of: { customer: string; method: string }, amount = 1_990) =>
    sandbox.stripe.paymentIntents.create(debitBy(of.customer, of.method, amount));

  it('paying the Pix creates an active mandate with its terms, and saves the payment method of the customer', async () => {
    const { stripe } = sandbox;
    const { method, mandate, customer } = await authorised();
    expect(await stripe.mandates.retrieve(mandate)).toMatchObject({
      status: 'active',
      type: 'multi_use',
      payment_method: method,
      payment_method_details: { pix: { amount_type: 'maximum', payment_schedule: 'monthly', reference: 'Brasa VIP' } },
    });
    expect((await stripe.customers.listPaymentMethods(customer, { type: 'pix' })).data).toMatchObject([{ id: method }]);
    expect((await stripe.customers.listPaymentMethods(customer, { type: 'card' })).data).toEqual([]);
  });

  it('a Pix that is not paid, or asks for no mandate, creates none', async () => {
    const { stripe, url } = sandbox;
    const customer = (await stripe.customers.create()).id;
    const first = await createMandate(stripe, customer);
    await actOnPix(url, first, 'expire');
    expect(await actOnPix(url, first, 'cancel_mandate')).toBe(404);
    expect((await stripe.customers.listPaymentMethods(customer, { type: 'pix' })).data).toEqual([]);
  });

  it('a debit is processing until the bank debits the account, three days later, and then succeeds', async () => {
    const of = await authorised();
    const waiting = await debit(of);
    expect(waiting).toMatchObject({ status: 'processing', payment_method: of.method, next_action: null });
    expect(await actOnPix(sandbox.url, of.first, 'debit')).toBe(200);
    expect(await sandbox.stripe.paymentIntents.retrieve(waiting.id)).toMatchObject({
      status: 'succeeded',
      amount_received: 1_990,
    });
    expect(await actOnPix(sandbox.url, of.first, 'debit')).toBe(400);
  });

  it('a refused debit stays processing for three repetitions, and fails with the fourth refusal', async () => {
    const of = await authorised();
    const { id } = await debit(of);
    for (let attempt = 0; attempt < 3; attempt++) {
      await actOnPix(sandbox.url, of.first, 'refuse_debit');
      expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('processing');
    }
    await actOnPix(sandbox.url, of.first, 'refuse_debit');
    expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_method_provider_decline' },
    });
  });

  it('a debit above the maximum, of another customer, or after the mandate has ended is refused', async () => {
    const of = await authorised(2_000);
    await expect(debit(of, 2_001)).rejects.toMatchObject({ code: 'payment_intent_mandate_invalid' });
    const customer = (await sandbox.stripe.customers.create()).id;
    await expect(debit({ ...of, customer })).rejects.toMatchObject({ param: 'payment_method' });
    await actOnPix(sandbox.url, of.first, 'cancel_mandate');
    await expect(debit(of)).rejects.toMatchObject({ param: 'payment_method' });
  });

  it('cancelling at the bank ends the mandate, fails the debit that waits, and sends mandate.updated', async () => {
    const of = await authorised();
    const { id } = await debit(of);
    expect(await actOnPix(sandbox.url, of.first, 'cancel_mandate')).toBe(200);
    expect(await sandbox.stripe.mandates.retrieve(of.mandate)).toMatchObject({ status: 'inactive' });
    expect((await sandbox.stripe.paymentIntents.retrieve(id)).status).toBe('requires_payment_method');
    const isOf = ({ data: { object } }: Stripe.Event) => 'id' in object && object.id === of.mandate;
    await eventually(() => expect(told('mandate.updated').filter(isOf)).toHaveLength(1));
  });

  it('a debit that the bank has been told of cannot be cancelled alone; it fails when its payment method is detached', async () => {
    const of = await authorised();
    const { id } = await debit(of);
    const { stripe } = sandbox;
    await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
    await stripe.paymentMethods.detach(of.method);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_payment_method' });
  });

  it('detaching the payment method ends the mandate, and sends payment_method.detached', async () => {
    const of = await authorised();
    await sandbox.stripe.paymentMethods.detach(of.method);
    expect(await sandbox.stripe.mandates.retrieve(of.mandate)).toMatchObject({ status: 'inactive' });
    const isOf = ({ data: { object } }: Stripe.Event) => 'id' in object && object.id === of.method;
    await eventually(() => expect(told('payment_method.detached').filter(isOf)).toHaveLength(1));
  });

  it('the test page shows the terms before the payment, and the state of the mandate and its debit afterwards', async () => {
    const { stripe, url } = sandbox;
    const customer = (await stripe.customers.create()).id;
    const { id, next_action: next } = await createMandate(stripe, customer, 2_000);
    const page = url + (next?.pix_display_qr_code?.hosted_instructions_url ?? '');
    const act = async (name: string) =>
      (await fetch(page, { method: 'POST', body: new URLSearchParams({ act: name }) })).text();
    expect(await (await fetch(page)).text()).toMatch(/autoriza débitos de até R\$\s20,00 por mês/);
    expect(await act('pay')).toContain('Pix Automático autorizado');
    const { payment_method: method } = await stripe.paymentIntents.retrieve(id);
    await debit({ customer, method: idOf(method) });
    expect(await (await fetch(page)).text()).toMatch(/débito de R\$\s19,90: esperando o débito/);
    expect(await act('cancel_mandate')).toContain('Pix Automático cancelado');
  });

  it.each([
    [{ amount_type: 'fixed' as const }],
    [{ start_date: '2020-01-01' }],
    [{ amount: 2_000, end_date: '2020-01-01' }],
  ])('a mandate with the terms %j is refused', async (terms) => {
    const customer = (await sandbox.stripe.customers.create()).id;
    await expect(createMandate(sandbox.stripe, customer, undefined, terms)).rejects.toMatchObject({ statusCode: 400 });
  });
});

import { v4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeOf, startSandbox } from '../../support/stripe-sandbox.ts';

describe('saved cards in the payment sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(() => sandbox.close());

  const newCustomer = async () => (await sandbox.stripe.customers.create()).id;
  const cardsOf = async (customer: string) => (await sandbox.stripe.customers.listPaymentMethods(customer)).data;

  it('a card is saved only if the payment asks for it and succeeds', async () => {
    const { stripe } = sandbox;
    const customer = await newCustomer();
    const plain = await stripe.paymentIntents.create({ amount: 500, currency: 'brl', customer });
    await stripe.paymentIntents.confirm(plain.id, { payment_method: 'pm_card_visa' });
    await expect(sandbox.saved('4000000000000002', customer)).rejects.toMatchObject({ code: 'card_declined' });
    expect(await cardsOf(customer)).toEqual([]);
    const { paid, card: id } = await sandbox.saved('5555555555554444', customer);
    expect(paid.setup_future_usage).toBe('off_session');
    expect(await cardsOf(customer)).toMatchObject([{ id, customer, card: { brand: 'mastercard', last4: '4444' } }]);
  });

  it('a saved card is charged once per idempotency key, and only for its own customer', async () => {
    const { stripe } = sandbox;
    const customer = await newCustomer();
    const { card } = await sandbox.saved('4242424242424242', customer);
    const key = { idempotencyKey: v4() };
    const first = await stripe.paymentIntents.create(chargeOf(customer, card), key);
    expect(first).toMatchObject({ status: 'succeeded', amount_received: 5_000 });
    expect((await stripe.paymentIntents.create(chargeOf(customer, card), key)).id).toBe(first.id);
    await expect(stripe.paymentIntents.create(chargeOf(await newCustomer(), card))).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'payment_method',
    });
  });

  it('if the bank requires the owner, charging the saved card fails with authentication_required', async () => {
    const { stripe } = sandbox;
    const customer = await newCustomer();
    const { id } = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
    const charge = stripe.paymentIntents.create(chargeOf(customer, id));
    await expect(charge).rejects.toMatchObject({
      statusCode: 402,
      code: 'authentication_required',
      payment_intent: {
        status: 'requires_payment_method',
        customer,
        last_payment_error: { code: 'authentication_required', payment_method: { id } },
      },
    });
    const exempt = await stripe.paymentMethods.attach('pm_card_authenticationRequiredOnSetup', { customer });
    expect(await stripe.paymentIntents.create(chargeOf(customer, exempt.id))).toMatchObject({ status: 'succeeded' });
  });

  it('a detached card cannot be charged, and neither can the card of a deleted customer', async () => {
    const { stripe } = sandbox;
    const customer = await newCustomer();
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const other = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    expect(await stripe.paymentMethods.detach(id)).toMatchObject({ id, customer: null });
    await expect(stripe.paymentMethods.detach(id)).rejects.toThrow('not attached');
    await expect(stripe.paymentIntents.create(chargeOf(customer, id))).rejects.toMatchObject({ statusCode: 400 });
    await stripe.customers.del(customer);
    await expect(stripe.paymentMethods.detach(other.id)).rejects.toThrow('not attached');
  });
});

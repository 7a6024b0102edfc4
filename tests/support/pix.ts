import type Stripe from 'stripe';
import { z } from 'zod';
import type { PixAct } from '../../bff/sandbox/pix.ts';

/** Creates a Pix payment at the provider with the same request as the platform. */
export function createPix(stripe: Stripe, amount = 5_000, seconds = 1_800) {
  return stripe.paymentIntents.create({
    amount,
    currency: 'brl',
    allowed_payment_method_types: ['pix'],
    payment_method_data: { type: 'pix' },
    payment_method_options: { pix: { expires_after_seconds: seconds } },
    confirm: true,
    metadata: { order: '1' },
  });
}

type Terms = Stripe.PaymentIntentCreateParams.PaymentMethodOptions.Pix.MandateOptions;

/** Creates a Pix payment that authorises Pix Automático, with the same request as the platform. */
export function createMandate(stripe: Stripe, customer: string, amount?: number, terms: Terms = {}) {
  const limit = amount === undefined ? {} : { amount, amount_type: 'maximum' as const };
  const mandate_options = { ...limit, currency: 'brl', payment_schedule: 'monthly' as const, reference: 'Brasa VIP' };
  return stripe.paymentIntents.create({
    amount: 1_990,
    currency: 'brl',
    customer,
    allowed_payment_method_types: ['pix'],
    payment_method_data: { type: 'pix' },
    payment_method_options: {
      pix: {
        expires_after_seconds: 1_800,
        setup_future_usage: 'off_session',
        mandate_options: { ...mandate_options, ...terms },
      },
    },
    confirm: true,
  });
}

/** Returns the id of an object of Stripe, which may be given as the id alone. */
export function idOf(object: string | { id: string } | null) {
  if (object === null) throw new Error('There is no such object.');
  return typeof object === 'string' ? object : object.id;
}

/** Returns the parameters of a debit by a mandate. */
export function debitBy(customer: string, method: string, amount = 1_990) {
  const of = { amount, currency: 'brl', customer, payment_method: method, allowed_payment_method_types: ['pix'] };
  return { ...of, off_session: true, confirm: true } satisfies Stripe.PaymentIntentCreateParams;
}

/**
 * Simulates an act of the payer, of a bank or of the clock (an expiry) in the payment sandbox.
 * @returns the HTTP status of the sandbox
 */
export async function actOnPix(
  url: string,
  { id, client_secret: secret }: { id: string; client_secret: string | null },
  act: PixAct,
) {
  const response = await fetch(`${url}/sandbox/v1/payment_intents/${id}/pix`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({ client_secret: secret ?? '', act }),
  });
  await response.arrayBuffer();
  return response.status;
}

export const openedPix = z.object({
  paymentIntentId: z.string(),
  centavos: z.number(),
  desPixCode: z.string(),
  datExpires: z.string(),
  desTestUrl: z.string().nullable(),
});
export type OpenedPix = z.infer<typeof openedPix>;

/**
 * Does the same as `actOnPix` for a Pix payment that the platform has created. `url` is the origin that serves
 * `/sandbox/`.
 */
export function actOnOpened(url: string, { paymentIntentId: id, desTestUrl }: OpenedPix, act: PixAct) {
  const secret = new URL(desTestUrl ?? '/', url).searchParams.get('client_secret');
  return actOnPix(url, { id, client_secret: secret }, act);
}

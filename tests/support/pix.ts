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

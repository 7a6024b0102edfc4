import { z } from 'zod';
import { brandOf } from '../../bff/sandbox/brands.ts';

const answer = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  error: z.object({ code: z.string().optional(), decline_code: z.string().optional() }).optional(),
});

export const opened = z.object({ paymentIntentId: z.string(), clientSecret: z.string(), centavos: z.number() });
export type Opened = z.infer<typeof opened>;

export const CARD = '4242424242424242';
export const DECLINED = '4000000000000002';
export const ASKS_OWNER = '4000002500003155';

/**
 * Pays a payment intent with the same requests as the provider's script when a member presses "Pay". `url` is the
 * origin that serves `/sandbox/`.
 */
export function payByCard(
  url: string,
  intent: Opened,
  number = CARD,
  card: Record<string, string> = {},
  more: Record<string, string> = {},
) {
  const { exp_month = '12', exp_year = '2034', cvc = '1234'.slice(0, brandOf(number).cvc) } = card;
  return call(url, intent, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': exp_month,
    'payment_method_data[card][exp_year]': exp_year,
    'payment_method_data[card][cvc]': cvc,
    ...more,
  });
}

/** Pays with a saved card from a page, so that the bank can ask the owner to authenticate. */
export function paySaved(url: string, intent: Opened, card: string) {
  return call(url, intent, 'confirm', { payment_method: card });
}

/** Finishes the bank's card authentication (3-D Secure) of a payment: the member approves or rejects it. */
export function answerBank(url: string, intent: Opened, outcome: 'succeed' | 'fail') {
  return call(url, intent, 'authenticate', { outcome });
}

async function call(url: string, intent: Opened, action: string, fields: Record<string, string>) {
  const response = await fetch(`${url}/sandbox/v1/payment_intents/${intent.paymentIntentId}/${action}`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({ client_secret: intent.clientSecret, ...fields }),
  });
  return { status: response.status, body: answer.parse(await response.json()) };
}

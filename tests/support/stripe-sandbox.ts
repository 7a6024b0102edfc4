import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { createSandbox } from '../../bff/sandbox/sandbox.ts';
import { removeFolder } from './remove-folder.ts';

/** Returns the parameters of a charge of a saved card without its owner. */
export function chargeOf(customer: string, card: string, amount = 5_000) {
  const of = { amount, currency: 'brl', customer, payment_method: card };
  return { ...of, off_session: true, confirm: true } satisfies Stripe.PaymentIntentCreateParams;
}

/** Starts a payment sandbox and a client of the Stripe SDK for it. Records every event that the sandbox sends. */
export async function startSandbox() {
  const directory = await mkdtemp(join(tmpdir(), 'brasa-sandbox-'));
  const sandbox = await createSandbox({ directory });
  const { secretKey, port, webhookSecret } = sandbox;
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  const events: Stripe.Event[] = [];
  const receiver = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (chunk: Buffer) => body.push(chunk));
    request.on('end', () => {
      const signature = request.headers['stripe-signature'] ?? '';
      events.push(stripe.webhooks.constructEvent(Buffer.concat(body), signature, webhookSecret));
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  sandbox.connect(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);

  return {
    stripe,
    events,
    url: `http://127.0.0.1:${port}`,

    /** Creates a payment intent and tries to pay it with the card. */
    async tried(number: string, amount = 5_000) {
      const intent = await stripe.paymentIntents.create({ amount, currency: 'brl', metadata: { order: '1' } });
      const body = { type: 'card' as const, card: { number, exp_month: 12, exp_year: 2034 } };
      await stripe.paymentIntents.confirm(intent.id, { payment_method_data: body }).catch((error: unknown) => error);
      return await stripe.paymentIntents.retrieve(intent.id);
    },

    /** Pays with a card and saves it for the customer. */
    async saved(number: string, customer: string, amount = 5_000) {
      const intent = await stripe.paymentIntents.create({ amount, currency: 'brl', customer });
      const body = { type: 'card' as const, card: { number, exp_month: 12, exp_year: 2034 } };
      const paid = await stripe.paymentIntents.confirm(intent.id, {
        payment_method_data: body,
        setup_future_usage: 'off_session',
      });
      const card = typeof paid.payment_method === 'string' ? paid.payment_method : (paid.payment_method?.id ?? '');
      return { paid, card };
    },

    async close() {
      await sandbox.close();
      receiver.closeAllConnections();
      receiver.close();
      await removeFolder(directory);
    },
  };
}

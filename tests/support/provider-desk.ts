import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Stripe from 'stripe';
import { fieldOf, type TestPlatform } from './platform.ts';

/**
 * Opens the payment sandbox with its secret key. A test can then create refunds, decide disputes and cause network
 * faults.
 */
export async function providerDesk({ dataDir, sandboxPort: port }: TestPlatform) {
  const keys: unknown = JSON.parse(await readFile(join(dataDir, 'sandbox', 'keys.json'), 'utf8'));
  const secretKey = fieldOf(keys, 'secretKey');
  const stripe = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http' });

  return {
    stripe,

    async disturb(changes: { drop?: number; ahead?: number }) {
      await fetch(`http://127.0.0.1:${port}/admin/faults`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(changes),
      });
    },

    /** Decides a dispute about a payment, as the cardholder's bank does. */
    async answerDispute(paymentIntentId: string, evidence: 'winning_evidence' | 'losing_evidence') {
      const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId });
      await stripe.disputes.update(data[0]?.id ?? '', { evidence: { uncategorized_text: evidence } });
    },
  };
}

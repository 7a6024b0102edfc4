import express, { Router } from 'express';
import { ApiError } from '../../errors.ts';
import { takeEvent } from './events.ts';
import { requireProvider, type Payments } from './payments.ts';
import { UntrustedEvent, type PaymentProvider } from './provider.ts';

const MiB = 1024 * 1024;

/**
 * Receives the provider's events. Verifies the signature of the raw body, and stores the event's id in the same
 * transaction as the event's effects. A successful response means that the event is applied; after any other response
 * the provider sends the event again.
 */
export function webhookRoutes(payments: Payments) {
  const router = Router();

  router.post(
    '/api/payment/webhook',
    express.raw({ type: () => true, limit: MiB, inflate: false }),
    async (request, response) => {
      const provider = requireProvider(payments);
      const body: unknown = request.body;
      const event = readEvent(
        provider,
        Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        request.get('stripe-signature'),
      );
      await takeEvent(payments, event);
      response.json({ received: true });
    },
  );

  return router;
}

function readEvent(provider: PaymentProvider, body: Buffer, signature: string | undefined) {
  try {
    return provider.readEvent(body, signature);
  } catch (error) {
    if (!(error instanceof UntrustedEvent)) throw error;
    throw new ApiError(400, 'INVALID_INPUT', 'A assinatura do evento não confere.', undefined, { cause: error });
  }
}

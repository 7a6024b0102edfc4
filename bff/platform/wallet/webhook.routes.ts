import express, { Router } from 'express';
import { ApiError } from '../errors.ts';
import { announce } from '../notifications/notify.ts';
import { requireProvider, stopTesting } from './intents.ts';
import type { Payments } from './payments.ts';
import { UntrustedEvent, type PaymentProvider, type ProviderEvent } from './provider.ts';
import { hearReturns } from './refunds.ts';
import { IntentMismatch, settle } from './settle.ts';

const MiB = 1024 * 1024;

/**
 * Where the provider tells what happened. Verified on the raw body and stored by the event's id in the transaction of
 * what it changes: whatever was answered with success is done, whatever was not is sent again.
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
      await take(payments, event);
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

async function take(payments: Payments, event: ProviderEvent) {
  try {
    // What went back is asked for, not read from the event: events overtake each other. Only then is it done.
    if (event.returned !== null) await hearReturns(payments, event.returned);
    const settled = await payments.db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('payment_events')
        .values({ id: event.id, type: event.type, intent_id: null, created_at: event.createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n || !event.intent) return undefined;
      const outcome = await settle(trx, event.intent);
      if (outcome) {
        const { id } = outcome.intent;
        await trx.updateTable('payment_events').set({ intent_id: id }).where('id', '=', event.id).execute();
      }
      return outcome;
    });
    if (!settled) return;
    announce(payments.publish, settled.told);
    payments.later(stopTesting(payments, settled.intent));
  } catch (error) {
    if (!(error instanceof IntentMismatch)) throw error;
    // Sending it again would not make it right.
    payments.logger.error({ err: error, event: event.id }, 'a payment is not what was asked for; nothing is credited');
  }
}

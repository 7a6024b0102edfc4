import { Router, type Request } from 'express';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { readIdempotencyKey, readBody } from '../http/input.ts';
import { requireStepUp } from '../auth/step-up.ts';
import { requireViewer } from '../auth/session.ts';
import { balanceToWire } from './ledger/balance.wire.ts';
import { readPix } from './pix.store.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { cancelIntent } from './stripe/cancel-intent.ts';
import {
  confirmIntent,
  createIntent,
  currentIntent,
  MIN_CARD_PAYMENT_CENTAVOS,
  type CurrentIntent,
} from './stripe/intents.ts';
import { requireProvider } from './stripe/payments.ts';
import { finishSavedCards } from './stripe/renewal-charges.ts';
import { removeSavedCard, savedCardOf } from './stripe/saved-cards.ts';
import { balanceOf, receivable, vipPending, wallet } from './ledger/ledger.ts';

const MAX_TOP_UP_CENTAVOS = 500_000;
const LIMITS = `Escolha um valor entre ${formatBRL(MIN_CARD_PAYMENT_CENTAVOS)} e ${formatBRL(MAX_TOP_UP_CENTAVOS)}.`;

export const topUpBody = z.object({
  centavos: z
    .number()
    .refine(
      (value) => Number.isInteger(value) && value >= MIN_CARD_PAYMENT_CENTAVOS && value <= MAX_TOP_UP_CENTAVOS,
      LIMITS,
    ),
});
export const confirmation = z.object({ paymentIntentId: z.string().max(200) });

export function walletRoutes({ db, payments, later }: Platform) {
  const router = Router();

  router.get('/api/wallet/balance', async (request, response) => {
    const memberId = requireViewer(request);
    response.json(await balancesOf(memberId));
  });

  router.get('/api/payment/provider', (_request, response) => {
    response.json(requireProvider(payments).browser);
  });

  router.get('/api/payment/card', async (request, response) => {
    response.json(cardToWire(await savedCardOf(db, requireViewer(request))));
  });

  router.delete('/api/payment/card', async (request, response) => {
    const memberId = requireViewer(request);
    await removeSavedCard(payments, memberId);
    // Cancels the charge that waits for the member to confirm it with the removed card.
    later(finishSavedCards(payments));
    response.json(cardToWire(await savedCardOf(db, memberId)));
  });

  router.post('/api/payment/balance/add-balance', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const { centavos } = readBody(request, topUpBody);
    const idempotencyKey = readIdempotencyKey(request);
    const wanted = { memberId, purpose: 'TOP_UP', centavos, content: { centavos }, idempotencyKey } as const;
    const opened = await createIntent(payments, wanted);
    response.status(201).json({ ...opened, formattedValue: formatBRL(centavos) });
  });

  router.post('/api/payment/balance/add-balance-pix', async (request, response) => {
    const { userId: memberId } = await requireStepUp(db, request, 'money');
    const { centavos } = readBody(request, topUpBody);
    const idempotencyKey = readIdempotencyKey(request);
    const wanted = { memberId, purpose: 'TOP_UP', centavos, content: { centavos }, idempotencyKey } as const;
    const { paymentIntentId, pix } = await createIntent(payments, { ...wanted, method: 'PIX' });
    response.status(201).json(await readPix(payments, { memberId, paymentIntentId, pix }));
  });

  router.get('/api/payment/pix/:paymentIntentId', async (request: Request<{ paymentIntentId: string }>, response) => {
    const memberId = requireViewer(request);
    const { paymentIntentId } = request.params;
    response.json(await readPix(payments, { memberId, paymentIntentId }));
  });

  router.post('/api/payment/balance/confirm-add-balance', async (request, response) => {
    const memberId = requireViewer(request);
    const { paymentIntentId } = readBody(request, confirmation);
    const { centavos } = await confirmIntent(payments, { memberId, paymentIntentId, purpose: 'TOP_UP' });
    response.json({ status: 'succeeded', centavos, ...(await balancesOf(memberId)) });
  });

  router.get(
    '/api/payment/intents/:paymentIntentId',
    async (request: Request<{ paymentIntentId: string }>, response) => {
      const memberId = requireViewer(request);
      const { paymentIntentId } = request.params;
      response.json(intentToWire(await currentIntent(payments, { memberId, paymentIntentId })));
    },
  );

  router.delete(
    '/api/payment/intents/:paymentIntentId',
    async (request: Request<{ paymentIntentId: string }>, response) => {
      const memberId = requireViewer(request);
      const { paymentIntentId } = request.params;
      response.json(intentToWire(await cancelIntent(payments, { memberId, paymentIntentId })));
    },
  );

  return router;

  async function balancesOf(memberId: string) {
    const [balance, owing] = [await balanceOf(db, wallet(memberId)), await balanceOf(db, receivable(memberId))];
    return balanceToWire(balance, owing, await balanceOf(db, vipPending(memberId)));
  }
}

function intentToWire(intent: CurrentIntent) {
  const { paymentIntentId, purpose, centavos, status, isPending, failureCode, clientSecret } = intent;
  return { paymentIntentId, purpose, centavos, status, isPending, failureCode, clientSecret };
}

/** Builds the object "Card" of the platform's API (API.md). */
function cardToWire(card: Awaited<ReturnType<typeof savedCardOf>>) {
  if (!card) return { card: null };
  const { brand: desBrand, last4: desLast4, exp_month: numExpMonth, exp_year: numExpYear, refused_at: refused } = card;
  return { card: { desBrand, desLast4, numExpMonth, numExpYear, isRefused: refused !== null } };
}

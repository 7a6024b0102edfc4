import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { ApiError } from '../../errors.ts';
import { notify } from '../../events/notify.ts';
import {
  createIntent,
  MIN_CARD_PAYMENT_CENTAVOS,
  repeatedIntent,
  type AskedIntent,
} from '../../wallet/stripe/intents.ts';
import { balanceOf, receivable } from '../../wallet/ledger/ledger.ts';
import { endMandateOf } from '../../wallet/stripe/mandates.ts';
import { noteRefusal, takeOrder, type Order } from '../../wallet/stripe/orders.ts';
import type { Payments } from '../../wallet/stripe/payments.ts';
import { purchaseRefusalOf, refusalWords } from '../../wallet/purchase-refusals.ts';
import type { PurchaseRefusal } from '../../wallet/wallet.table.ts';
import { MonthBarred, MonthWithdrawn, requireMonth, subscribe, withdrawalWords } from './vip.store.ts';
import { obstacleWords, type VipTerms } from './vip.terms.ts';

const purchase = z.object({ communityId: z.guid(), price: z.int() });

interface Wanted {
  viewer: string;
  communityId: string;
  /** The price that the member saw, in centavos. */
  price: number;
  terms: VipTerms;
  idempotencyKey: string | undefined;
}

/** A waiting code is offered again only if the member has at least this many minutes left to pay it. */
const MINUTES_LEFT = 5;

/**
 * Opens the Pix that pays a VIP month and authorises Pix Automático for the following months. The membership begins
 * when the Pix is paid (`fulfilMonth`). If the member already has an unpaid code for this month at this price, returns
 * that code's payment, so that a second device or an earlier tab does not lead to two payments.
 * @returns the payment, with its code if the provider has just returned it
 * @throws {ApiError} as `subscribe`; 400 for a member whose month is already paid
 */
export async function openPixMonth(
  { db, payments }: { db: Kysely<DB>; payments: Payments },
  { viewer, communityId, price, terms, idempotencyKey }: Wanted,
): Promise<AskedIntent> {
  const repeatable = {
    memberId: viewer,
    purpose: 'TOP_UP',
    method: 'PIX',
    content: { communityId, price },
    idempotencyKey,
  } as const;
  const before = await repeatedIntent(payments, repeatable);
  if (before) return { memberId: viewer, paymentIntentId: before.paymentIntentId };
  const month = await transact(db, (tx) => requireMonth(tx, { viewer, communityId, price, terms }));
  if (!month) throw new ApiError(400, 'INVALID_INPUT', 'Você já participa desta comunidade.');
  // Incoming money pays a debt of the member first, so the Pix asks for both.
  const owed = -(await balanceOf(db, receivable(viewer)));
  const centavos = Math.max(month.centavos + owed, MIN_CARD_PAYMENT_CENTAVOS);
  const maxCentavos = Math.max(month.agreed, MIN_CARD_PAYMENT_CENTAVOS);
  const asked = { viewer, communityId, centavos, price: month.centavos, maxCentavos };
  const waiting = await waitingPix(db, asked);
  if (waiting !== null) return { memberId: viewer, paymentIntentId: waiting };
  const { paymentIntentId, pix } = await createIntent(payments, {
    ...repeatable,
    centavos,
    priceCentavos: month.centavos,
    purchase: { communityId, price: month.centavos },
    mandate: { communityId, maxCentavos },
  });
  return { memberId: viewer, paymentIntentId, pix };
}

interface Asked extends Pick<Wanted, 'viewer' | 'communityId' | 'price'> {
  centavos: number;
  maxCentavos: number;
}

/**
 * Returns the provider's id of the newest unpaid Pix that asks for the same, or null. Leaves out a Pix that the member
 * has asked to cancel: it stays open until the provider closes it.
 */
async function waitingPix(db: Kysely<DB>, { viewer, communityId, price, centavos, maxCentavos }: Asked) {
  const row = await db
    .selectFrom('payment_mandates as mandate')
    .innerJoin('payment_intents as intent', 'intent.id', 'mandate.intent_id')
    .where('mandate.member_id', '=', viewer)
    .where('mandate.community_id', '=', communityId)
    .where('mandate.status', '=', 'CREATED')
    .where('mandate.max_centavos', '=', maxCentavos)
    .where('intent.status', '=', 'OPEN')
    .where('intent.is_canceled_by_member', '=', false)
    .where('intent.centavos', '=', centavos)
    .where(sql`coalesce(intent.price_centavos, intent.centavos)`, '=', price)
    .where('intent.pix_expires_at', '>', sql<Date>`now() + make_interval(mins => ${MINUTES_LEFT})`)
    .orderBy('intent.pix_expires_at', 'desc')
    .limit(1)
    .select('intent.provider_id')
    .executeTakeFirst();
  return row?.provider_id ?? null;
}

/** The reason if the community was closed, or the member was removed from it. */
const NOT_SOLD = 'a comunidade não aceita mais o seu pagamento';

function whyRefused(error: ApiError, refusal: PurchaseRefusal) {
  if (error instanceof MonthBarred) return obstacleWords[error.obstacle];
  if (error instanceof MonthWithdrawn) return withdrawalWords[error.by];
  return refusalWords[refusal] ?? NOT_SOLD;
}

/**
 * Buys the VIP month of a Pix that has arrived. If it was paid late or with another amount, buys nothing. If the member
 * cannot buy the month any more, or the Pix went back to its payer, the mandate ends, and the member is told why.
 */
export async function fulfilMonth(db: Kysely<DB>, { memberId: viewer, intent, ...order }: Order, terms: VipTerms) {
  if (intent.isLate || intent.isOtherAmount) return;
  const { communityId, price } = purchase.parse(order.purchase);
  try {
    await subscribe(db, { viewer, communityId, price, terms, intentId: intent.id });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const refusal = purchaseRefusalOf(error);
    const why = whyRefused(error, refusal);
    const money = refusal === 'RETURNED' ? 'O' : 'O valor do Pix está no seu saldo, e o';
    const detail = `não foi paga: ${why}. ${money} Pix Automático foi cancelado`;
    await transact(db, async (tx) => {
      if (!(await takeOrder(tx, intent.id))) return;
      await noteRefusal(tx, intent.id, refusal);
      await endMandateOf(tx, intent.id);
      // Replaces a notification that a dispute has ended the mandate, because there is no membership to renew.
      notify(tx, { kind: 'VIP_RENEWAL', recipientId: viewer, communityId, event: `mandate:${intent.id}`, detail });
    });
  }
}

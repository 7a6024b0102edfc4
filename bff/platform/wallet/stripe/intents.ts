import { sql, type Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { fingerprintOf, idempotencyConflict } from '../../db/idempotency.ts';
import type { DB } from '../../db/schema.ts';
import { ApiError, notFound } from '../../errors.ts';
import { looksLikeTesting, refuseTesting } from './card-testing.ts';
import { PIX_LIFETIME_SECONDS } from './lifetimes.ts';
import { createdMandateOf, createMandate } from './mandates.ts';
import { requireProvider, type Payments } from './payments.ts';
import { UnknownCustomer, type PaymentProvider, type ProviderIntent } from './provider.ts';
import { syncSavedCard } from './saved-cards.ts';
import { appliedOf, applyIntent, type AppliedIntent } from './apply-intent.ts';
import type { IntentPurpose, PaymentMethod } from '../wallet.table.ts';
import { transact, type Tx } from '../../db/transact.ts';
import { cancelReplacedPayments } from './unwanted-payments.ts';

/** The minimum amount of a payment by card or Pix (PRODUCT.md, "Wallet and payments"). */
export const MIN_CARD_PAYMENT_CENTAVOS = 500;

export interface RepeatableIntent {
  memberId: string;
  purpose: IntentPurpose;
  /** The payment method; `CARD` when absent. */
  method?: PaymentMethod | undefined;
  /** The whole content of the client's request. A request that reuses a key with different content is refused. */
  content?: unknown;
  /** The idempotency key. A repeated request with the same key and content returns the same intent. */
  idempotencyKey?: string | undefined;
}

export interface IntentRequest extends RepeatableIntent {
  /** The amount that the card or the Pix pays. */
  centavos: number;
  /** The full price of the purchase. Set only when the wallet pays a part of it. */
  priceCentavos?: number | undefined;
  /**
   * The fields of the purchase that the server makes as soon as the payment arrives (`Payments.fulfil`). Absent if the
   * page makes the purchase.
   */
  purchase?: Record<string, unknown> | undefined;
  /** The ad that the payment buys. Absent if the client has not sent its complete form yet. */
  ad?: object | undefined;
  /** The post whose boost the payment buys. */
  postId?: string | undefined;
  /** Checks the purchase again in the transaction that inserts the payment. An earlier check holds no lock. */
  recheck?: ((tx: Tx) => Promise<void>) | undefined;
  /** Set if the member authorises Pix Automático by paying: the community whose VIP months are debited. */
  mandate?: { communityId: string; maxCentavos: number } | undefined;
}

export interface OpenedIntent {
  paymentIntentId: string;
  clientSecret: string;
  centavos: number;
  /** The Pix code to pay. Null for a card, and for a Pix that is already paid. */
  pix: ProviderIntent['pix'];
}

/**
 * Opens a payment by card or Pix. Inserts our row before calling the provider, so that the member of every payment is
 * known. A call with the same key returns the same payment, even after a long time. Another open payment for the same
 * boost or highlight is canceled.
 * @throws {ApiError} 409 for the same key with different content, 402 when the payment is canceled, 429 after too many
 * payments or declined cards, 503 if no provider is configured
 */
export async function createIntent(payments: Payments, request: IntentRequest): Promise<OpenedIntent> {
  const provider = requireProvider(payments);
  const { replaced = [], ...row } = await openRow(payments, request);
  for (const id of replaced) payments.later(cancelReplaced(payments, provider, id));
  return await openedOf(payments, provider, row);
}

/** Cancels a replaced payment at the provider. If the call fails, the reconciler's next round does it. */
async function cancelReplaced(payments: Payments, provider: PaymentProvider, paymentIntentId: string) {
  try {
    const canceled = await provider.cancelIntent(paymentIntentId);
    if (canceled) await applyProviderIntent(payments, canceled);
  } catch (error) {
    payments.logger.warn({ err: error, paymentIntentId }, 'canceling a replaced payment failed and will be retried');
  }
}

/**
 * Returns the payment of an earlier request with the same idempotency key, if it has been paid or canceled. Call this
 * before the checks of a purchase: they refuse a purchase that the payment has already made, and the client would open
 * a second payment. A payment that is still open has to pass the checks: the price or the post may have changed since.
 * @returns undefined for a request without a key, for a new key, and for an open payment
 * @throws {ApiError} 409 for the same key with different content, 402 when the payment is canceled or its
 *   member has asked to cancel it
 */
export async function repeatedIntent(payments: Payments, request: RepeatableIntent): Promise<OpenedIntent | undefined> {
  const row = await repeatedRow(payments.db, request);
  return row && !row.isOpen ? await openedOf(payments, requireProvider(payments), row) : undefined;
}

async function openedOf(payments: Payments, provider: PaymentProvider, row: OpenRow): Promise<OpenedIntent> {
  // It may have been paid before it could be canceled, so the message does not promise that nothing was charged.
  if (row.isUnwanted) throw paymentEnded('O cancelamento deste pagamento já foi pedido. Comece de novo.');
  const opened = row.isClosed ? undefined : await atProvider(payments, provider, row);
  if (!opened || opened.status === 'CANCELED') {
    throw paymentEnded('Este pagamento foi encerrado sem nenhuma cobrança. Comece de novo.');
  }
  const { id: paymentIntentId, clientSecret, pix } = opened;
  return { paymentIntentId, clientSecret: clientSecret ?? '', centavos: row.centavos, pix };
}

function paymentEnded(message: string) {
  return new ApiError(402, 'PAYMENT_FAILED', message, undefined, { details: { status: 'failed' } });
}

async function atProvider(payments: Payments, provider: PaymentProvider, row: OpenRow) {
  return await (row.provider_id === null
    ? openAtProvider(payments, provider, row)
    : provider.findIntent(row.provider_id));
}

/**
 * Opens the intent at the provider and stores the provider's id. If the response to an earlier call was lost, there may
 * be two intents, because the provider forgets idempotency keys after a day. The row keeps the id that was stored
 * first, and the duplicate intent is canceled so that it cannot be paid.
 */
async function openAtProvider(payments: Payments, provider: PaymentProvider, row: OpenRow) {
  const { id, memberId, purpose, centavos, method } = row;
  const pixSeconds = method === 'PIX' ? PIX_LIFETIME_SECONDS : undefined;
  const authorizes = await createdMandateOf(payments.db, id);
  const made = await withCustomer(payments, provider, memberId, (customer) =>
    provider.createIntent({ id, memberId, customer, centavos, purpose, pixSeconds, authorizes }),
  );
  const { provider_id: kept, ...current } = await payments.db
    .updateTable('payment_intents')
    .set({
      pix_expires_at: sql<Date | null>`case when provider_id is null then ${made.pix?.expiresAt ?? null} else pix_expires_at end`,
      provider_id: sql<string>`coalesce(provider_id, ${made.id})`,
    })
    .where('id', '=', id)
    .returning(['provider_id', 'status', 'is_canceled_by_member'])
    .executeTakeFirstOrThrow();
  if (kept !== null && kept !== made.id) {
    await provider.cancelIntent(made.id);
    return await provider.findIntent(kept);
  }
  // The payment was canceled while the provider opened it, for example because its post was deleted.
  const isWanted = current.status !== 'CANCELED' && !current.is_canceled_by_member;
  return isWanted ? made : await provider.cancelIntent(made.id);
}

/**
 * Queries the provider for a payment and credits it if it is paid, so that the member does not have to wait for the
 * webhook.
 * @throws {ApiError} 404 for another member's payment or for a payment with another purpose, 402 with `{ status }`
 * while the payment is not paid
 */
export async function confirmIntent(
  payments: Payments,
  asked: { memberId: string; paymentIntentId: string; purpose: IntentPurpose },
): Promise<AppliedIntent> {
  const intent = await currentIntent(payments, asked);
  if (intent.purpose !== asked.purpose) throw intentNotFound();
  if (intent.status === 'SUCCEEDED') return intent;
  if (intent.isPending) {
    const message = 'O pagamento ainda não foi concluído. Aguarde um instante.';
    throw new ApiError(402, 'PAYMENT_PENDING', message, undefined, { details: { status: 'pending' } });
  }
  const message =
    intent.method === 'PIX'
      ? 'Este código Pix expirou sem pagamento. Gere outro.'
      : 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente';
  throw new ApiError(402, 'PAYMENT_FAILED', message, undefined, { details: { status: 'failed' } });
}

export interface CurrentIntent extends AppliedIntent {
  isPending: boolean;
  clientSecret: string | null;
  /** The Pix code to pay. Null unless the payment is a Pix that is not paid yet. */
  pix: ProviderIntent['pix'];
}

/** A payment to read. */
export interface AskedIntent {
  memberId: string;
  paymentIntentId: string;
  /** The code that the provider has just returned for a Pix. If it is present, the provider is not queried again. */
  pix?: ProviderIntent['pix'];
}

/**
 * Returns a member's own payment. Queries the provider first if the payment is open.
 * @throws {ApiError} 404 when the payment does not exist or belongs to another member
 */
export async function currentIntent(
  payments: Payments,
  { memberId, paymentIntentId, pix }: AskedIntent,
): Promise<CurrentIntent> {
  const row = await payments.db
    .selectFrom('payment_intents')
    .selectAll()
    .where('provider_id', '=', paymentIntentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw intentNotFound();
  const known = appliedOf(row, paymentIntentId);
  // A page that sees the payment as paid goes on to the purchase, which must not lag behind it.
  if (known.status === 'SUCCEEDED') await fulfilOrWarn(payments, row.id);
  if (known.status !== 'OPEN') return { ...known, isPending: false, clientSecret: null, pix: null };
  if (pix) return { ...known, isPending: true, clientSecret: null, pix };

  const providerIntent = await requireProvider(payments).findIntent(paymentIntentId);
  const intent = providerIntent ? ((await applyProviderIntent(payments, providerIntent)) ?? known) : known;
  const isOpen = intent.status === 'OPEN';
  return {
    ...intent,
    isPending: providerIntent?.status === 'PENDING',
    clientSecret: isOpen ? (providerIntent?.clientSecret ?? null) : null,
    pix: isOpen ? (providerIntent?.pix ?? null) : null,
  };
}

/**
 * Applies the state of an intent as the provider reports it, in a transaction of its own.
 * @throws {IntentMismatch} when the provider's intent differs from ours
 */
export async function applyProviderIntent(
  payments: Payments,
  providerIntent: ProviderIntent,
): Promise<AppliedIntent | undefined> {
  const applied = await transact(payments.db, (tx) => applyIntent(tx, providerIntent));
  return applied && (await followUp(payments, applied));
}

/**
 * Makes the purchase of a payment that has arrived, reads a newly saved card, and cancels an intent for which too many
 * cards, or the saved card, were declined.
 */
export async function followUp(payments: Payments, intent: AppliedIntent): Promise<AppliedIntent> {
  if (intent.isPaidNow) await fulfilOrWarn(payments, intent.id);
  if (intent.hasNewCard) {
    await syncSavedCard(payments, intent).catch((error: unknown) =>
      payments.logger.warn({ err: error, intent: intent.id }, 'reading a saved card failed and will be retried'),
    );
  }
  if (intent.status !== 'OPEN' || intent.failureCode === null || !payments.provider) return intent;
  const isTesting = await transact(payments.db, (tx) => looksLikeTesting(tx, intent.id, intent.memberId));
  if (!isTesting && !intent.isRefusedRenewal) return intent;
  if (isTesting) {
    payments.logger.warn(
      { intent: intent.id, member: intent.memberId },
      'too many cards were refused; the intent is closed',
    );
  }
  const providerIntent = await payments.provider.cancelIntent(intent.paymentIntentId);
  const applied = providerIntent && (await transact(payments.db, (tx) => applyIntent(tx, providerIntent)));
  return applied ?? intent;
}

async function fulfilOrWarn({ fulfil, logger }: Payments, id: string) {
  await fulfil(id).catch((error: unknown) =>
    logger.warn({ err: error, intent: id }, 'a paid purchase failed and will be retried'),
  );
}

function intentNotFound() {
  return notFound('Pagamento não encontrado.');
}

interface OpenRow {
  id: string;
  memberId: string;
  purpose: IntentPurpose;
  method: PaymentMethod;
  centavos: number;
  /** The provider's id of the intent. Null until the provider has responded. */
  provider_id: string | null;
  /** True while the payment can still be made. */
  isOpen: boolean;
  /** True when the payment is canceled, because it has expired, or too many cards were declined. */
  isClosed: boolean;
  /** True when the member has asked to cancel the payment, and the provider has not closed it yet. */
  isUnwanted: boolean;
}

/**
 * Returns the row that an earlier request with this idempotency key has inserted. A payment keeps its amount, even if
 * the wallet's balance has changed since.
 */
async function repeatedRow(
  db: Kysely<DB>,
  { memberId, purpose, method = 'CARD', content, idempotencyKey }: RepeatableIntent,
): Promise<OpenRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const before = await db
    .selectFrom('payment_intents')
    .select(['id', 'purpose', 'method', 'centavos', 'asked_centavos', 'provider_id', 'status', 'request_hash'])
    .select('is_canceled_by_member')
    .where('member_id', '=', memberId)
    .where('request_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!before) return undefined;
  const isSame =
    before.request_hash === null
      ? before.purpose === purpose && before.method === method
      : requestHash(purpose, method, content).equals(before.request_hash);
  if (!isSame) throw idempotencyConflict();
  const centavos = before.asked_centavos ?? before.centavos;
  const isUnwanted = before.status === 'OPEN' && before.is_canceled_by_member;
  const isOpen = before.status === 'OPEN' && !isUnwanted;
  return { ...before, centavos, memberId, isOpen, isClosed: before.status === 'CANCELED', isUnwanted };
}

function requestHash(purpose: IntentPurpose, method: PaymentMethod, content: unknown) {
  return fingerprintOf([purpose, method, content]);
}

interface NewRow extends OpenRow {
  /** The provider's ids of the payments that this payment has replaced. */
  replaced?: string[];
}

async function openRow(payments: Payments, request: IntentRequest): Promise<NewRow> {
  const { memberId, purpose, method = 'CARD', content, idempotencyKey } = request;
  const { centavos, priceCentavos, purchase, ad, postId, mandate, recheck } = request;
  return await transact(payments.db, async (tx) => {
    // Locks the member's row, so that concurrent requests of a member wait for each other. Without this lock, they
    // could exceed the limits or use a key twice.
    await sql`select from users where id = ${memberId} for no key update`.execute(tx);
    const before = await repeatedRow(tx, request);
    if (before) return before;
    await recheck?.(tx);
    await refuseTesting(tx, memberId);
    const adHash = ad ? fingerprintOf(ad) : null;
    const replaced = await cancelReplacedPayments(tx, { memberId, purpose, adHash, postId: postId ?? null });
    const id = uuidv7();
    const nextCheck = sql<Date>`now() + interval '1 minute'`;
    await tx
      .insertInto('payment_intents')
      .values({
        id,
        member_id: memberId,
        purpose,
        method,
        centavos,
        price_centavos: priceCentavos ?? null,
        request_key: idempotencyKey ?? null,
        request_hash: idempotencyKey === undefined ? null : requestHash(purpose, method, content),
        ad_hash: adHash,
        post_id: postId ?? null,
        next_check_at: nextCheck,
      })
      .execute();
    if (mandate) await createMandate(tx, { intentId: id, memberId, ...mandate });
    if (purchase) {
      await tx
        .insertInto('payment_orders')
        .values({ intent_id: id, member_id: memberId, purchase: JSON.stringify(purchase) })
        .execute();
    }
    return {
      id,
      purpose,
      method,
      centavos,
      memberId,
      provider_id: null,
      isOpen: true,
      isClosed: false,
      isUnwanted: false,
      replaced,
    };
  });
}

/**
 * Runs `work` with the id of the member's customer at the provider. Creates a new customer if the provider no longer
 * knows the old customer, for example after a change of API keys.
 */
async function withCustomer<Result>(
  { db }: Payments,
  provider: PaymentProvider,
  memberId: string,
  work: (customer: string) => Promise<Result>,
) {
  const known = await db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  try {
    return await work(known?.provider_id ?? (await make(`customer:${memberId}`)));
  } catch (error) {
    if (!(error instanceof UnknownCustomer)) throw error;
    await db.deleteFrom('payment_customers').where('member_id', '=', memberId).execute();
    return await work(await make(`customer:${memberId}:${uuidv7()}`));
  }

  async function make(key: string) {
    const made = await provider.createCustomer(memberId, key);
    // If a concurrent payment inserts the same member with the same customer id, the insert violates one of two unique
    // indexes, and either of them may be reported.
    await db
      .insertInto('payment_customers')
      .values({ member_id: memberId, provider_id: made })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await db
      .selectFrom('payment_customers')
      .select('provider_id')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return kept?.provider_id ?? made;
  }
}

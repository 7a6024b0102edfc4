import { sql, type Selectable, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import { dayInWords, saoPauloDay } from '../../calendar/sao-paulo.ts';
import { creditText } from '../ledger/credit-text.ts';
import { provider, record, wallet } from '../ledger/ledger.ts';
import { awaitsDebit, vipMonthKey } from '../ledger/vip-month.ts';
import { debitAfter } from './lifetimes.ts';
import { approveMandate } from './mandates.ts';
import { AUTHENTICATION_REQUIRED, type ProviderIntent } from './provider.ts';
import { intentPurposes, type IntentPurpose, type IntentStatus, type PaymentMethod } from '../wallet.table.ts';

export interface AppliedIntent {
  id: string;
  memberId: string;
  paymentIntentId: string;
  purpose: IntentPurpose;
  method: PaymentMethod;
  centavos: number;
  /** The full price of the purchase. The wallet pays the part that the card or the Pix does not pay. */
  priceCentavos: number;
  /** The hash of the ad for which the payment was opened; null if it was opened with the fields of the price alone. */
  adHash: Uint8Array | null;
  status: IntentStatus;
  failureCode: string | null;
  /** The time at which the member opened the payment. */
  createdAt: Date;
  pixExpiresAt: Date | null;
  /** True for a Pix that was paid after its code had expired. */
  isLate: boolean;
  /** True if the member paid another amount than was asked for. Such a payment buys nothing. */
  isOtherAmount: boolean;
  /** True if a part of the payment went back to its payer. Such a payment buys nothing any more. */
  isReturned: boolean;
  /** True if the open payment is to be canceled, and the provider has not closed it yet. */
  isUnwanted: boolean;
  /** True if this call has credited the payment. */
  isPaidNow: boolean;
  /** True if the bank declined the charge of a saved card. The payment must then be canceled. */
  isRefusedRenewal: boolean;
  /** True if the member saved a card with this payment, and the platform still has to read it from the provider. */
  hasNewCard: boolean;
}

type IntentRow = Selectable<DB['payment_intents']>;

/** Thrown when the provider's intent does not match our intent, so that nothing is credited. */
export class IntentMismatch extends Error {
  override readonly name = 'IntentMismatch';
}

/**
 * Applies the state of an intent as the provider reports it. States may come from the webhook, a confirmation or the
 * reconciler, in any order and repeatedly. Success is final and credits the wallet a single time; an older state that
 * arrives later cannot undo it. A canceled intent stays canceled unless it was paid. If another amount was paid than
 * was asked for, the wallet gets the amount that was paid.
 * @param isEvent true for the state in an event, which is refused if another amount was paid: the caller then asks the
 * provider itself
 * @returns undefined for an intent that is not ours, or for a duplicate intent that the member never received
 * @throws {IntentMismatch} when the currency, the reference or the amount of an unpaid intent differ from ours, or if
 * the intent belongs to no member
 */
export async function applyIntent(
  tx: Tx,
  providerIntent: ProviderIntent,
  { isEvent = false } = {},
): Promise<AppliedIntent | undefined> {
  const row = (await lockIntent(tx, providerIntent)) ?? (await adopt(tx, providerIntent));
  if (!row) return undefined;
  // Ignores an unpaid duplicate intent, which was created after the response with the first intent was lost. The member
  // never received the duplicate.
  if (row.provider_id !== null && row.provider_id !== providerIntent.id && providerIntent.status !== 'SUCCEEDED')
    return undefined;
  const isOurs = providerIntent.reference === row.id && (row.provider_id ?? providerIntent.id) === providerIntent.id;
  const asked = askedOf(row);
  const isReceived = providerIntent.status === 'SUCCEEDED' && providerIntent.centavos > 0 && !isEvent;
  const isAmount = providerIntent.centavos === asked || isReceived || providerIntent.centavos === row.centavos;
  if (!isOurs || !isAmount || providerIntent.currency !== 'brl')
    throw new IntentMismatch(`The provider's payment ${providerIntent.id} does not match intent ${row.id}.`);

  const decline = providerIntent.decline;
  if (decline) {
    await tx
      .insertInto('payment_declines')
      .values({ id: decline.id, intent_id: row.id, member_id: row.member_id, code: decline.code })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (decline.isFinal === true && row.card_provider_id !== null) await refuseCard(tx, row.card_provider_id);
  }
  const status = nextStatus(row.status, statusOf(providerIntent));
  const isNew = status !== row.status;
  const refusal = providerIntent.needsOwner === true ? AUTHENTICATION_REQUIRED : decline?.code;
  const failure = status !== 'SUCCEEDED' ? (refusal ?? row.failure_code) : isNew ? null : row.failure_code;
  const isPaidNow = status === 'SUCCEEDED' && isNew;
  const isLate = row.is_late || (isPaidNow && isPaidLate(row, providerIntent));
  const centavos = isPaidNow ? providerIntent.centavos : row.centavos;
  const asked_centavos = centavos === asked ? null : asked;
  const debit_at = debitDayOf(tx, row, providerIntent);
  if (isNew || row.provider_id === null || failure !== row.failure_code) {
    await tx
      .updateTable('payment_intents')
      .set({
        provider_id: providerIntent.id,
        status,
        centavos,
        asked_centavos,
        failure_code: failure,
        is_late: isLate,
        debit_at,
        settled_at: status === 'OPEN' ? null : isNew ? new Date() : row.settled_at,
      })
      .where('id', '=', row.id)
      .execute();
  }
  const applied = { ...row, status, failure_code: failure, centavos, asked_centavos, is_late: isLate };
  const buys = !isLate && asked_centavos === null;
  const authorized = isPaidNow ? (providerIntent.mandate ?? null) : null;
  if (isPaidNow) await credit(tx, applied, { endsMandate: authorized !== null && !buys });
  if (authorized !== null) await approveMandate(tx, { intentId: row.id, providerId: authorized, buys });
  const hasNewCard = isPaidNow && providerIntent.savesCard === true;
  if (hasNewCard)
    await tx.insertInto('payment_cards_due').values({ intent_id: row.id, member_id: row.member_id }).execute();
  if (isNew || failure !== row.failure_code) await makeRenewalDue(tx, row);
  return { ...appliedOf(applied, providerIntent.id), isPaidNow, hasNewCard };
}

/** Converts a stored intent to the type `AppliedIntent`. */
export function appliedOf(row: IntentRow, paymentIntentId: string): AppliedIntent {
  const { id, member_id: memberId, purpose, method, centavos, status, failure_code: failureCode } = row;
  const { pix_expires_at: pixExpiresAt, is_late: isLate } = row;
  const priceCentavos = purchasePriceOf(row);
  const isRefused = status === 'OPEN' && failureCode !== null && failureCode !== AUTHENTICATION_REQUIRED;
  return {
    id,
    memberId,
    paymentIntentId,
    purpose,
    method,
    centavos,
    priceCentavos,
    adHash: row.ad_hash,
    status,
    failureCode,
    createdAt: row.created_at,
    pixExpiresAt,
    isLate,
    isOtherAmount: row.asked_centavos !== null,
    isReturned: row.refunded_centavos > 0,
    isUnwanted: status === 'OPEN' && row.is_canceled_by_member,
    isPaidNow: false,
    isRefusedRenewal: isRefused && row.renews_community !== null,
    hasNewCard: false,
  };
}

/**
 * Makes a VIP month due immediately, after the charge of the saved card for it succeeded, was declined or canceled. A
 * debit by Pix Automático is made before the end of the paid month, so its month becomes due then.
 */
export async function makeRenewalDue(
  tx: Transaction<DB>,
  {
    id,
    member_id: memberId,
    renews_community: communityId,
    renews_month: month,
  }: Pick<IntentRow, 'id' | 'member_id' | 'renews_community' | 'renews_month'>,
) {
  if (communityId === null) return;
  if (month !== null) {
    await sql`
      update vip_subscriptions s set due_at = least(s.due_at, now()) from payment_intents i
      where i.id = ${id} and s.community_id = ${communityId} and s.user_id = ${memberId} and ${awaitsDebit}`.execute(
      tx,
    );
    return;
  }
  await sql`
    update vip_subscriptions set due_at = least(due_at, greatest(now(), paid_until + interval '1 millisecond'))
    where community_id = ${communityId} and user_id = ${memberId} and due_at > paid_until`.execute(tx);
}

/**
 * Returns the time at which the payer's bank makes a debit. The notice period begins when the provider accepts the
 * debit. If an outage has moved the debit to a later day than the announced one, the member is told the new day.
 */
function debitDayOf(tx: Tx, row: IntentRow, { createdAt }: ProviderIntent) {
  const { debit_at: announced, renews_community: communityId, renews_subscription: subscription } = row;
  const at = debitAfter(createdAt);
  if (announced === null || communityId === null || subscription === null || row.renews_month === null)
    return announced;
  if (row.provider_id !== null || at <= announced) return announced;
  if (saoPauloDay(at) !== saoPauloDay(announced)) {
    const detail = `será renovada em outro dia: seu banco debita ${formatBRL(row.centavos)} por Pix Automático em ${dayInWords(at)}`;
    // The notification has the event of the one about the first day, and replaces it.
    const event = `debit:${vipMonthKey(subscription, row.renews_month)}`;
    notify(tx, { kind: 'VIP_RENEWAL', recipientId: row.member_id, communityId, event, detail });
  }
  return at;
}

/**
 * Reports whether a Pix was paid after its code had expired. The time of the payment decides, because the provider's
 * words about the expiry may come after those about the payment, or never. A code that the provider ended early counts
 * as expired.
 */
function isPaidLate({ method, status, pix_expires_at: end }: IntentRow, { paidAt }: ProviderIntent) {
  if (method !== 'PIX') return false;
  return status === 'CANCELED' || (end !== null && paidAt !== undefined && paidAt > end);
}

async function refuseCard(tx: Transaction<DB>, providerId: string) {
  await tx
    .updateTable('payment_cards')
    .set({ refused_at: sql<Date>`now()` })
    .where('provider_id', '=', providerId)
    .execute();
}

/**
 * Returns the full price of a purchase. It may be higher than the amount paid by card or Pix, because the wallet pays
 * the rest.
 */
function purchasePriceOf(row: Amounts & { price_centavos: number | null }) {
  return row.price_centavos ?? askedOf(row);
}

type Amounts = Pick<IntentRow, 'centavos' | 'asked_centavos'>;

/** Returns the amount that was asked for. The member may have paid another amount. */
function askedOf({ centavos, asked_centavos: asked }: Amounts) {
  return asked ?? centavos;
}

async function lockIntent(tx: Transaction<DB>, { id, reference }: ProviderIntent) {
  const byProvider = await tx
    .selectFrom('payment_intents')
    .selectAll()
    .where('provider_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Our row has no provider's id if the response with that id was lost. In this case find the row by our own id.
  if (byProvider || reference === null || !UUID.test(reference)) return byProvider;
  return await tx
    .selectFrom('payment_intents')
    .selectAll()
    .where('id', '=', reference)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Inserts a row for a paid intent of ours that is missing in the database, for example after a restore from an older
 * backup. The member and the purpose come from the intent's metadata at the provider.
 */
async function adopt(tx: Transaction<DB>, providerIntent: ProviderIntent) {
  const { id, reference, memberId, centavos, status, method } = providerIntent;
  if (status !== 'SUCCEEDED' || reference === null || !UUID.test(reference)) return undefined;
  const purpose = intentPurposes.find((known) => known === providerIntent.purpose);
  const member =
    memberId !== null && UUID.test(memberId)
      ? await tx.selectFrom('users').select('id').where('id', '=', memberId).executeTakeFirst()
      : undefined;
  if (!purpose || !member) throw new IntentMismatch(`no member for paid intent ${id}`);
  await tx
    .insertInto('payment_intents')
    .values({
      id: reference,
      provider_id: id,
      member_id: member.id,
      request_key: null,
      purpose,
      method,
      centavos,
      failure_code: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await lockIntent(tx, providerIntent);
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

function statusOf({ status }: ProviderIntent): IntentStatus {
  return status === 'PENDING' ? 'OPEN' : status;
}

function nextStatus(before: IntentStatus, providerIntent: IntentStatus): IntentStatus {
  if (before === 'SUCCEEDED' || providerIntent === 'SUCCEEDED') return 'SUCCEEDED';
  return before === 'CANCELED' ? 'CANCELED' : providerIntent;
}

/** Reports whether the subscription still waits for the month of a debit by Pix Automático. */
async function isAwaited(tx: Transaction<DB>, { id, member_id: memberId, renews_community: communityId }: IntentRow) {
  const { rows } = await sql`
    select from vip_subscriptions s join payment_intents i on i.id = ${id}
    where s.community_id = ${communityId} and s.user_id = ${memberId} and ${awaitsDebit}`.execute(tx);
  return rows.length > 0;
}

const renewalLabels = { CARD: 'Cartão guardado', PIX: 'Pix Automático' } as const;

/**
 * Credits the wallet with the paid amount. Sends no notification if the payment is for an ad, because the member is
 * notified of the ad itself (or later, by `unspent-credits.ts`).
 */
async function credit(tx: Tx, row: IntentRow, { endsMandate }: { endsMandate: boolean }) {
  const { id: intentId, member_id: memberId, centavos, purpose, method, is_late: isLate } = row;
  const isOtherAmount = row.asked_centavos !== null;
  const isRenewal = row.renews_community !== null;
  const isNeeded = row.renews_month === null || (await isAwaited(tx, row));
  const { id: targetId, paidDebts } = await record(tx, {
    key: `intent:${intentId}`,
    kind: 'TOP_UP',
    memberId,
    intentId,
    description: isRenewal ? renewalLabels[method] + (isNeeded ? ', para renovar uma assinatura' : '') : undefined,
    entries: [
      { account: wallet(memberId), centavos },
      { account: provider, centavos: -centavos },
    ],
  });
  // A Pix that is paid too late, or with another amount, buys no ad. The member is immediately notified that the money
  // is in the wallet.
  if (purpose !== 'TOP_UP' && !isLate && !isOtherAmount) return;
  notify(tx, {
    kind: 'WALLET_CREDITED',
    recipientId: memberId,
    targetId,
    detail: creditText(centavos, {
      paidDebt: paidDebts.get(memberId),
      isLate,
      isOtherAmount,
      endsMandate,
      renewedBy: isRenewal ? method : undefined,
      isNeeded,
    }),
  });
}

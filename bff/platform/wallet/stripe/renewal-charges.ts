import { sql } from 'kysely';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { transact, type Tx } from '../../db/transact.ts';
import { isBlockedBetween } from '../../policy/members.ts';
import { eachInBatches } from '../ledger/batches.ts';
import { balanceOf, receivable } from '../ledger/ledger.ts';
import { awaitsDebit } from '../ledger/vip-month.ts';
import { makeRenewalDue } from './apply-intent.ts';
import { applyProviderIntent, MIN_CARD_PAYMENT_CENTAVOS } from './intents.ts';
import { endRefusedMandate } from './mandates.ts';
import { requireProvider, type Payments } from './payments.ts';
import { AUTHENTICATION_REQUIRED, UnknownCard, UnknownCustomer } from './provider.ts';
import { dropCard, savedCardOf, syncSavedCard } from './saved-cards.ts';
import type { IntentStatus } from '../wallet.table.ts';

/**
 * The time in which a charge may be sent again after its response was lost. The provider deletes idempotency keys after
 * a day. Afterwards the provider's payments are searched for the charge first; without that, it could be made twice.
 */
const RESEND_WINDOW = sql`interval '12 hours'`;

/**
 * NONE: there is no card that may be charged. WAITING: the card is being charged. CONFIRM: the bank requires that the
 * member authenticates the payment. REFUSED: the card was declined in this attempt.
 */
export type RenewalCharge = 'NONE' | 'WAITING' | 'CONFIRM' | 'REFUSED';

/**
 * The state of the debit by Pix Automático that pays a VIP month. NONE: no debit was started. WAITING: the payer's bank
 * has been told, and debits the account on the announced day, or repeats the attempt. PAID: the money is in the wallet.
 * REFUSED: the bank has refused the last attempt, or the debit was cancelled.
 */
export type RenewalDebit = 'NONE' | 'WAITING' | 'PAID' | 'REFUSED';

/** A VIP month that is not paid yet. */
export interface UnpaidMonth {
  memberId: string;
  communityId: string;
  subscriptionId: string;
  /** The number of the VIP month. */
  month: number;
}

/** Returns the key of the debit of a month. There is a single debit per month, which the payer's bank repeats. */
const debitKey = ({ month, subscriptionId }: UnpaidMonth) => uuidv5(`pix:${month}`, subscriptionId);

/** The maximum number of charges of a VIP month by saved cards on a day. A card that was declined has one charge. */
const MAX_CARD_CHARGES_PER_DAY = 3;

/** Returns the keys of the charges of a month by saved cards on a day after the end of the paid months, in order. */
const cardKeys = ({ month, subscriptionId }: UnpaidMonth, day: number) =>
  Array.from({ length: MAX_CARD_CHARGES_PER_DAY }, (_, before) =>
    uuidv5(`card:${month - 1}:${day}${before === 0 ? '' : `:${before}`}`, subscriptionId),
  );

/**
 * Returns the state and the announced amount of the debit of a VIP month. The bank may have debited another amount,
 * which does not change the price of the month. The amount is infinite if no debit was started.
 */
export async function debitOf(
  tx: Tx,
  of: UnpaidMonth,
): Promise<{ state: RenewalDebit; centavos: number; at: Date | null }> {
  const { rows } = await sql<{ status: IntentStatus; centavos: number; at: Date | null }>`
    select status, coalesce(asked_centavos, centavos) as centavos, debit_at as at
    from payment_intents where member_id = ${of.memberId} and request_key = ${debitKey(of)}`.execute(tx);
  const [debit] = rows;
  return debit ? { ...debit, state: debitStates[debit.status] } : { state: 'NONE', centavos: Infinity, at: null };
}

const debitStates = { OPEN: 'WAITING', SUCCEEDED: 'PAID', CANCELED: 'REFUSED' } as const;

/** The charges of a VIP month by the saved card and by Pix Automático, in centavos. */
export interface MonthCharges {
  /** The charges that have credited the wallet. */
  paid: number;
  /** The charges that wait for the member's bank. */
  waiting: number;
}

/** Returns the charges of a VIP month up to a day after the end of the paid months. */
export async function chargesOf(tx: Tx, of: UnpaidMonth, day: number): Promise<MonthCharges> {
  const keys = [debitKey(of), ...Array.from({ length: day + 1 }, (_, each) => cardKeys(of, each)).flat()];
  const { rows } = await sql<MonthCharges>`
    select coalesce(sum(centavos) filter (where status = 'SUCCEEDED'), 0)::bigint as paid,
      coalesce(sum(centavos) filter (where status = 'OPEN'), 0)::bigint as waiting
    from payment_intents where member_id = ${of.memberId} and request_key in (${sql.join(keys)})`.execute(tx);
  return rows[0] ?? { paid: 0, waiting: 0 };
}

/**
 * Starts the debit of a VIP month by the member's mandate (`cobr` in the Central Bank's API Pix). Inserts the payment
 * in the caller's transaction, and tells the provider after the commit. The money goes through the wallet, like that of
 * every payment.
 * @param at the day of the debit that the member is told
 */
export async function startDebit(
  tx: Tx,
  payments: Payments,
  { mandate, centavos, at, ...of }: UnpaidMonth & { mandate: string; centavos: number; at: Date },
) {
  const id = uuidv7();
  await tx
    .insertInto('payment_intents')
    .values({
      id,
      member_id: of.memberId,
      purpose: 'TOP_UP',
      method: 'PIX',
      centavos: Math.max(centavos, MIN_CARD_PAYMENT_CENTAVOS),
      request_key: debitKey(of),
      card_provider_id: mandate,
      renews_community: of.communityId,
      renews_month: of.month,
      renews_subscription: of.subscriptionId,
      debit_at: at,
      next_check_at: sql<Date>`now() + interval '1 minute'`,
    })
    .execute();
  tx.later(() => chargeOrLater(payments, id));
}

/**
 * Charges the member's saved card for the part of a VIP month that the wallet cannot pay, but at least the minimum of a
 * card payment. The money goes through the wallet, like that of every card payment. Inserts the payment in the caller's
 * transaction, and calls the provider after the commit. Does not charge a member with a debt, because the money would
 * pay the debt. A card that was declined is not charged again on that day, but another card that the member has saved
 * since is charged. If the money of a charge has gone elsewhere, for example to another month that was due too, charges
 * the rest.
 */
export async function chargeForRenewal(
  tx: Tx,
  payments: Payments,
  { day, missing, ...of }: UnpaidMonth & { day: number; missing: number },
): Promise<RenewalCharge> {
  const { memberId, communityId } = of;
  const open = await tx
    .selectFrom('payment_intents')
    .select('failure_code')
    .where('member_id', '=', memberId)
    .where('renews_community', '=', communityId)
    .where('method', '=', 'CARD')
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  if (open) return open.failure_code === AUTHENTICATION_REQUIRED ? 'CONFIRM' : 'WAITING';
  const keys = cardKeys(of, day);
  const charges = await tx
    .selectFrom('payment_intents')
    .select(['status', 'card_provider_id', 'failure_code'])
    .where('member_id', '=', memberId)
    .where('request_key', 'in', keys)
    .orderBy('id')
    .execute();
  const last = charges.at(-1);
  const card = await savedCardOf(tx, memberId);
  if (last?.status === 'CANCELED' && isDeclined(last) && (!card || card.provider_id === last.card_provider_id))
    return 'REFUSED';
  const key = keys[charges.length];
  if (key === undefined || !payments.provider || !card || card.refused_at !== null) return 'NONE';
  if ((await balanceOf(tx, receivable(memberId))) < 0) return 'NONE';
  const id = uuidv7();
  await tx
    .insertInto('payment_intents')
    .values({
      id,
      member_id: memberId,
      purpose: 'TOP_UP',
      method: 'CARD',
      centavos: Math.max(missing, MIN_CARD_PAYMENT_CENTAVOS),
      request_key: key,
      card_provider_id: card.provider_id,
      renews_community: communityId,
      next_check_at: sql<Date>`now() + interval '1 minute'`,
    })
    .execute();
  tx.later(() => chargeOrLater(payments, id));
  return 'WAITING';
}

/** Returns false for a canceled charge that no bank declined: it waited for its member, or was not wanted any more. */
function isDeclined({ failure_code: code }: { failure_code: string | null }) {
  return code !== null && code !== AUTHENTICATION_REQUIRED && code !== UNWANTED;
}

/** The `failure_code` of a charge that was closed before it was sent. */
const UNWANTED = 'unwanted';

/**
 * The SQL condition that the member of the intent `i` still wants the VIP month and may have it. Without it, a charge
 * that waits for the provider would be made after the member has cancelled, was suspended, or has left. A debit by Pix
 * Automático also needs its mandate, and is announced before the month is due. A charge of a card also needs that card,
 * because the provider no longer has a card that was replaced or removed.
 */
const isWanted = sql<boolean>`exists (
  select from vip_subscriptions s
  join communities c on c.id = s.community_id and c.closed_at is null
  join community_members m on m.community_id = s.community_id and m.user_id = s.user_id
  where s.community_id = i.renews_community and s.user_id = i.member_id
    and case when i.renews_month is null then s.due_at > s.paid_until
      else ${awaitsDebit} and exists (
        select from payment_mandates d where d.provider_id = i.card_provider_id and d.status = 'APPROVED') end
    and m.status <> 'CANCELS_AT_END' and not ${isBlockedBetween(sql.ref('s.user_id'), sql.ref('c.owner_id'))}
    and (i.method = 'PIX' or exists (
      select from payment_cards k where k.member_id = i.member_id and k.provider_id = i.card_provider_id)))`;

/**
 * Charges the card, or starts the debit, and applies the response. The reconciler repeats a charge if its response was
 * lost.
 */
async function chargeOrLater(payments: Payments, id: string) {
  try {
    await chargeSavedCard(payments, id);
  } catch (error) {
    payments.logger.warn({ err: error, intent: id }, 'paying a VIP month failed and will be retried');
  }
}

/**
 * Sends a charge to the provider if the member still wants the month. Repeated calls charge the card once, because the
 * idempotency key contains the intent's id.
 * @throws {ApiError} 503 if the provider does not respond
 */
async function chargeSavedCard(payments: Payments, id: string) {
  const { db } = payments;
  const provider = requireProvider(payments);
  const row = await db
    .selectFrom('payment_intents as i')
    .leftJoin('payment_customers as c', 'c.member_id', 'i.member_id')
    .select(sql<boolean>`i.created_at < now() - ${RESEND_WINDOW}`.as('is_old'))
    .select(['i.member_id', 'i.purpose', 'i.method', 'i.centavos', 'i.card_provider_id', 'c.provider_id as customer'])
    .where('i.id', '=', id)
    .where('i.status', '=', 'OPEN')
    .where('i.provider_id', 'is', null)
    .where(isWanted)
    .executeTakeFirst();
  if (!row || row.card_provider_id === null) return;
  const { member_id: memberId, purpose, method, centavos, card_provider_id: saved, customer } = row;
  const by = method === 'PIX' ? { mandate: saved } : { savedCard: saved };
  try {
    if (customer === null) throw new UnknownCustomer(`no customer of member ${memberId}`);
    const sent = row.is_old ? await provider.findSent(customer, id) : undefined;
    const charged = sent ?? (await provider.createIntent({ id, memberId, customer, centavos, purpose, ...by }));
    await applyProviderIntent(payments, charged);
  } catch (error) {
    if (!(error instanceof UnknownCard || error instanceof UnknownCustomer)) throw error;
    if (method === 'PIX') await transact(db, (tx) => endRefusedMandate(tx, saved));
    else await dropCard(db, saved);
    await giveUp(payments, id, method === 'PIX' ? 'unknown_mandate' : 'unknown_card');
  }
}

/** Closes a charge that the provider does not have. If the provider reports a success later, it is still credited. */
async function giveUp({ db }: Payments, id: string, why: string) {
  await transact(db, async (tx) => {
    const row = await tx
      .updateTable('payment_intents')
      .set({ status: 'CANCELED', settled_at: sql<Date>`now()`, failure_code: why })
      .where('id', '=', id)
      .where('status', '=', 'OPEN')
      .where('provider_id', 'is', null)
      .returning(['id', 'member_id', 'renews_community', 'renews_month'])
      .executeTakeFirst();
    if (row) await makeRenewalDue(tx, row);
  });
}

/**
 * Cancels a charge that is no longer wanted. A charge without a response may exist at the provider all the same. If it
 * does not, it is closed here. Otherwise it would keep the month waiting, which the wallet can pay.
 */
async function cancelCharge(
  payments: Payments,
  { id, memberId, providerId }: { id: string; memberId: string; providerId: string | null },
) {
  const provider = requireProvider(payments);
  const sent = providerId ?? (await findSent(payments, id, memberId))?.id;
  if (sent === undefined) {
    await giveUp(payments, id, UNWANTED);
    return;
  }
  const canceled = await provider.cancelIntent(sent);
  if (canceled) await applyProviderIntent(payments, canceled);
}

async function findSent(payments: Payments, id: string, memberId: string) {
  const known = await payments.db
    .selectFrom('payment_customers')
    .select('provider_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  try {
    return known && (await requireProvider(payments).findSent(known.provider_id, id));
  } catch (error) {
    if (error instanceof UnknownCustomer) return undefined;
    throw error;
  }
}

interface Unfinished {
  id: string;
  member_id: string;
  provider_id: string | null;
  is_wanted: boolean;
}

/**
 * Finishes work that a crash or an outage interrupted: reads newly saved cards from the provider, repeats charges
 * without a response, and cancels the charge of a month that was paid in another way or of a membership that has ended.
 * @param stopping aborts the run after the current card or charge. The next run does the rest
 */
export async function finishSavedCards(payments: Payments, stopping?: AbortSignal) {
  const { db, logger } = payments;
  const orLog = (work: () => Promise<unknown>, about: Record<string, string>) =>
    work().catch((error: unknown) => logger.error({ err: error, ...about }, 'finishing a saved card failed'));

  const due = await db.selectFrom('payment_cards_due').select(['intent_id', 'member_id']).limit(500).execute();
  for (const { intent_id: id, member_id: memberId } of due) {
    if (stopping?.aborted) return;
    await orLog(() => syncSavedCard(payments, { id, memberId }), { intent: id });
  }
  await eachInBatches(
    async (after, limit) => {
      const { rows } = await sql<Unfinished>`
        select i.id, i.member_id, i.provider_id, ${isWanted} as is_wanted
        from payment_intents i
        where i.status = 'OPEN' and i.renews_community is not null and i.id > ${after}::uuid
        order by i.id limit ${limit}`.execute(db);
      return rows;
    },
    async ({ id, member_id: memberId, provider_id: providerId, is_wanted: isWanted }) => {
      if (isWanted && providerId === null) await orLog(() => chargeSavedCard(payments, id), { intent: id });
      if (!isWanted) await orLog(() => cancelCharge(payments, { id, memberId, providerId }), { intent: id });
    },
    stopping,
  );
}

import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../../db/schema.ts';
import type { Tx } from '../../db/transact.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import { balanceOf, lockBalances, losses, provider, receivable, record, wallet, type Entry } from '../ledger/ledger.ts';
import { takeBackLoss } from '../ledger/losses.ts';
import { endDisputedMandate } from '../stripe/mandates.ts';
import type { Payments } from '../stripe/payments.ts';
import type { ProviderReturn } from '../stripe/provider.ts';
import { notifyReturn } from './returns.notices.ts';
import type { PaymentMethod, ReturnKind, ReturnStatus } from '../wallet.table.ts';

/** The descriptions of refunds and disputes, shown on the page /payments. */
const words = {
  CARD: {
    REFUND: { gone: 'Devolvido ao cartão', back: 'Devolução não aceita pelo cartão' },
    DISPUTE: { gone: 'Contestado no cartão', back: 'Contestação encerrada a seu favor' },
  },
  PIX: {
    REFUND: { gone: 'Devolvido por Pix', back: 'Devolução não aceita pelo banco' },
    DISPUTE: { gone: 'Devolução do Pix pedida ao banco', back: 'Pedido de devolução do Pix recusado' },
  },
} as const;

interface PaidIntent {
  id: string;
  member_id: string;
  method: PaymentMethod;
}

/** Locks the row of a paid intent, so that its refunds and disputes can be changed. */
export async function lockPaid(tx: Transaction<DB>, key: 'id' | 'provider_id', value: string) {
  return await tx
    .selectFrom('payment_intents')
    .selectAll()
    .where(key, '=', value)
    .where('status', '=', 'SUCCEEDED')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Applies the state of a refund or dispute as the provider reports it. States may arrive in any order and repeatedly.
 * The first report debits the wallet. A failed refund or a won dispute credits the wallet again, a single time. A
 * failure is final even if it is the first report, because an older state may arrive later. Refunds and disputes
 * together may exceed the payment, for example when a refunded payment is disputed. If the member has already spent
 * some of the money, the member's ads end. A dispute of a Pix also ends its mandate of Pix Automático.
 */
export async function takeReturn(
  tx: Tx,
  intent: PaidIntent,
  providerReturn: ProviderReturn,
  { endAdsOf, restoreEarnings }: Pick<Payments, 'endAdsOf' | 'restoreEarnings'>,
) {
  const row = await findReturn(tx, intent, providerReturn);
  if (!row) {
    const { kind, centavos, status, id } = providerReturn;
    const own = uuidv7();
    const back = { id: own, kind, centavos, providerId: id, isAsked: false };
    if (kind === 'DISPUTE' && status !== 'FAILED') await endDisputedMandate(tx, intent.id);
    if (status === 'FAILED') {
      await insertReturn(tx, intent, { ...back, status, owed: 0 }, new Date());
      return;
    }
    // Ends the ads before the refund is debited, because ending ads locks accounts too. The money returned for the
    // remaining days of the ads then reduces the debt.
    const isSpent = (await balanceOf(tx, wallet(intent.member_id))) < centavos;
    if (isSpent) await endAdsOf(tx, intent.member_id);
    const owed = await debitReturn(tx, intent, { ...back, status });
    // Ends an ad that the member bought between the first call of `endAdsOf` and the debit.
    if (owed > 0) await endAdsOf(tx, intent.member_id);
    await notifyReturn(tx, { id: own, kind, centavos, intent, owed }, status === 'PENDING' ? 'GONE' : 'KEPT');
    return;
  }
  if (row.status === 'FAILED') return;
  const regained =
    providerReturn.status === 'FAILED' ? await putBack(tx, row, intent.method, restoreEarnings) : undefined;
  const settled =
    providerReturn.status === 'PENDING' ? {} : { status: providerReturn.status, settled_at: sql<Date>`now()` };
  await tx
    .updateTable('payment_refunds')
    .set({ provider_id: providerReturn.id, ...settled })
    .where('id', '=', row.id)
    .execute();
  if (regained) {
    await notifyReturn(tx, { ...row, intent, ...regained }, 'BACK');
    return;
  }
  // The member was already notified of this refund, which was made at the provider, when the wallet was debited.
  const isNews =
    row.status === 'PENDING' && providerReturn.status === 'SUCCEEDED' && (row.is_asked || row.kind === 'DISPUTE');
  if (isNews) await notifyReturn(tx, { ...row, intent, owed: 0 }, 'KEPT');
}

/**
 * Finds the row of a refund or dispute by the provider's id. A row without a provider's id is found by our own id. So
 * two refunds that were made at the provider never update the same row.
 */
async function findReturn(tx: Transaction<DB>, { id: intentId }: PaidIntent, { id, reference }: ProviderReturn) {
  return await tx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('intent_id', '=', intentId)
    .where((is) =>
      is.or([
        is('provider_id', '=', id),
        is.and([is('provider_id', 'is', null), is(sql<string>`id::text`, '=', reference ?? '')]),
      ]),
    )
    .orderBy('provider_id')
    .executeTakeFirst();
}

interface Return {
  id: string;
  kind: ReturnKind;
  centavos: number;
  status: Exclude<ReturnStatus, 'FAILED'>;
  providerId: string | null;
  isAsked: boolean;
}

/**
 * Debits the wallet, at most by its balance, and books the rest as a debt of the member. Call `lockPaid` first.
 * @returns the new debt in centavos
 */
export async function debitReturn(
  tx: Transaction<DB>,
  intent: PaidIntent,
  { id, kind, centavos, ...of }: Return,
  now = new Date(),
) {
  const { id: intentId, member_id: memberId, method } = intent;
  const { gone } = words[method][kind];
  const [balance = 0] = await lockBalances(tx, [wallet(memberId), receivable(memberId), provider]);
  const owed = centavos - Math.min(balance, centavos);
  await insertReturn(tx, intent, { id, kind, centavos, owed, ...of }, now);
  await setReturned(tx, intentId, centavos);
  await record(tx, {
    key: `refund:${id}`,
    kind,
    at: now,
    memberId,
    intentId,
    description: owed === 0 ? gone : `${gone}: ${formatBRL(centavos)}, dos quais ${formatBRL(owed)} já gastos`,
    entries: moved([
      { account: wallet(memberId), centavos: owed - centavos },
      { account: receivable(memberId), centavos: -owed },
      { account: provider, centavos },
    ]),
  });
  return owed;
}

async function insertReturn(
  tx: Transaction<DB>,
  { id: intentId, member_id: memberId }: PaidIntent,
  {
    owed,
    status,
    providerId,
    isAsked,
    ...back
  }: Omit<Return, 'status'> & { owed: number; status: ProviderReturn['status'] },
  now: Date,
) {
  await tx
    .insertInto('payment_refunds')
    .values({
      ...back,
      intent_id: intentId,
      member_id: memberId,
      owed_centavos: owed,
      status,
      provider_id: providerId,
      is_asked: isAsked,
      created_at: now,
      settled_at: status === 'PENDING' ? null : now,
    })
    .execute();
}

/**
 * Reverses `debitReturn`: cancels the debt that is left from this refund or dispute, and credits the rest to the
 * wallet. VIP earnings that have paid the debt go back to their owners first, as far as the member has used the days.
 * @returns `owed`: the centavos by which the member's debts decreased, which are the canceled debt, and other debts
 * that the credit paid; `forVip`: the centavos that went back to VIP earnings
 */
async function putBack(
  tx: Tx,
  refund: {
    id: string;
    intent_id: string;
    member_id: string;
    kind: Return['kind'];
    centavos: number;
    owed_centavos: number;
  },
  method: PaymentMethod,
  restoreEarnings: Payments['restoreEarnings'],
) {
  const { id, intent_id: intentId, member_id: memberId, kind, centavos } = refund;
  const forVip = await restoreEarnings(tx, refund);
  const owed = refund.owed_centavos + forVip;
  const [, owing = 0] = await lockBalances(tx, [wallet(memberId), receivable(memberId), losses, provider]);
  const found = await takeBackLoss(tx, memberId, id, owed + Math.min(owing, 0));
  const forgiven = Math.min(owed, found - owing);
  await setReturned(tx, intentId, -centavos);
  const { paidDebts } = await record(tx, {
    key: `refund-refused:${id}`,
    kind,
    memberId,
    intentId,
    description: words[method][kind].back,
    entries: moved([
      { account: wallet(memberId), centavos: centavos - forgiven },
      { account: receivable(memberId), centavos: forgiven },
      { account: provider, centavos: -centavos },
    ]),
  });
  return { owed: forgiven - forVip + (paidDebts.get(memberId) ?? 0), forVip };
}

/** Reduces the debt that a return has caused by the part that VIP earnings have paid. */
export async function settleReturn(tx: Transaction<DB>, id: string, centavos: number) {
  await tx
    .updateTable('payment_refunds')
    .set({ owed_centavos: sql<number>`owed_centavos - ${centavos}::bigint` })
    .where('id', '=', id)
    .execute();
}

async function setReturned(tx: Transaction<DB>, intentId: string, more: number) {
  await tx
    .updateTable('payment_intents')
    .set({ refunded_centavos: sql<number>`refunded_centavos + ${more}::bigint` })
    .where('id', '=', intentId)
    .execute();
}

function moved(entries: Entry[]) {
  return entries.filter(({ centavos }) => centavos !== 0);
}

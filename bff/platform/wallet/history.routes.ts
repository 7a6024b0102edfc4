import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { z } from 'zod';
import { requireStepUp } from '../auth/step-up.ts';
import type { Platform } from '../context.ts';
import { ApiError, invalidInput, notFound } from '../errors.ts';
import { readIdempotencyKey, pathId, readQuery } from '../http/input.ts';
import { pageQuery, pageOf } from '../http/pagination.ts';
import { readDay, saoPauloDay } from '../calendar/sao-paulo.ts';
import { requireTokenHash, requireViewer } from '../auth/session.ts';
import { balanceToWire } from './ledger/balance.wire.ts';
import { formatBRL } from '../../../schema/brl.ts';
import { csvHeader, csvRows } from './history.csv.ts';
import {
  everyPayment,
  paymentCursors,
  paymentOf,
  paymentsOf,
  paymentStates,
  type PaymentFilter,
  type PaymentRow,
} from './history.store.ts';
import { balanceOf, receivable, vipPending, wallet } from './ledger/ledger.ts';
import { refundableOf, refundToCard } from './refunds/refunds.ts';
import { movementKinds } from './wallet.table.ts';

const day = z.string().refine((text) => readDay(text) === text, 'Informe um dia como AAAA-MM-DD.');
export const filterQuery = z.object({
  kind: z.enum(movementKinds).optional(),
  state: z.enum(paymentStates).optional(),
  from: day.optional(),
  to: day.optional(),
});
export const listQuery = pageQuery.extend(filterQuery.shape);

/** Serves the viewer's own payments: a page of payments, a single payment, or all payments as CSV. */
export function historyRoutes({ db, payments, tickets }: Platform) {
  const router = Router();

  router.get('/api/payments', async (request, response) => {
    const viewer = requireViewer(request);
    const query = readQuery(request, listQuery);
    const cursors = paymentCursors(viewer);
    const page = cursors.readPage(query);
    const rows = await paymentsOf(db, viewer, checked(query), page);
    const cursorOf = ({ id }: PaymentRow) => cursors.write({ part: '', id });
    const { items, paging } = pageOf(rows, page, cursorOf, paymentToWire);
    response.json({ payments: items, paging });
  });

  router.post('/api/payments/csv/bilhete', (request, response) => {
    const { ticket, expiresAt } = tickets.issue('/api/payments/csv', requireTokenHash(request));
    response.status(201).json({ bilhete: ticket, datExpires: expiresAt });
  });

  router.get('/api/payments/csv', async (request, response) => {
    const viewer = requireViewer(request);
    const filter = checked(readQuery(request, filterQuery));
    response.type('text/csv; charset=utf-8');
    response.attachment(`carteira-${saoPauloDay()}.csv`);
    if (request.method === 'HEAD') response.end();
    else await pipeline(Readable.from(table(viewer, filter)), response);
  });

  router.get('/api/payments/:id', async (request, response) => {
    const viewer = requireViewer(request);
    const payment = await paymentOf(db, viewer, pathId(request, 'id'));
    if (!payment) throw notFound('Pagamento não encontrado.');
    const desTestUrl = await testPageOf(payment);
    response.json({ ...(await withRefundable(viewer, payment)), desTestUrl });
  });

  router.post('/api/payments/:id/refund', async (request, response) => {
    const { userId: viewer } = await requireStepUp(db, request, 'money');
    const id = pathId(request, 'id');
    const payment = await paymentOf(db, viewer, id);
    if (!payment) throw notFound('Pagamento não encontrado.');
    if (payment.kind !== 'TOP_UP' || payment.intent_id === null) {
      throw new ApiError(400, 'NOT_REFUNDABLE', 'Só o que foi pago com cartão ou Pix volta para quem pagou.');
    }
    const { status, centavos } = await refundToCard(payments, viewer, payment.intent_id, readIdempotencyKey(request));
    const [balance, owing] = [await balanceOf(db, wallet(viewer)), await balanceOf(db, receivable(viewer))];
    if (status === 'FAILED') {
      const refuser = payment.method === 'PIX' ? 'banco' : 'cartão';
      const message = `O ${refuser} não aceitou a devolução. Seu saldo é de ${formatBRL(balance)}.`;
      throw new ApiError(402, 'REFUND_REFUSED', message);
    }
    response.json({ status, centavos, ...balanceToWire(balance, owing, await balanceOf(db, vipPending(viewer))) });
  });

  return router;

  /**
   * Builds the API's object of a payment. For a payment by card or Pix, adds the refundable amount and the deadline for
   * the refund.
   */
  async function withRefundable(viewer: string, payment: PaymentRow) {
    const refund =
      payment.kind === 'TOP_UP' && payment.intent_id !== null && payment.state === 'SUCCEEDED'
        ? await refundableOf(payments, viewer, payment.intent_id)
        : null;
    const wire = { valRefundable: refund?.centavos ?? null, datRefundableUntil: refund?.until.toISOString() ?? null };
    return { ...paymentToWire(payment), ...wire };
  }

  /** Returns the path of the test page of a payment by Pix. Null outside the sandbox, and if the sandbox is away. */
  async function testPageOf({ kind, method, intent_id: id }: PaymentRow) {
    const { provider } = payments;
    if (!provider?.testPageOf || kind !== 'TOP_UP' || method !== 'PIX' || id === null) return null;
    const row = await db.selectFrom('payment_intents').select('provider_id').where('id', '=', id).executeTakeFirst();
    return row?.provider_id == null ? null : await provider.testPageOf(row.provider_id).catch(() => null);
  }

  async function* table(viewer: string, filter: PaymentFilter) {
    yield csvHeader();
    for await (const rows of everyPayment(db, viewer, filter)) yield csvRows(rows);
  }
}

function checked({ kind, state, from, to }: PaymentFilter): PaymentFilter {
  if (from !== undefined && to !== undefined && from > to)
    throw invalidInput('to', 'O período termina antes de começar.');
  return { kind, state, from, to };
}

/** Builds the object "Payment" of the platform's API (API.md). */
function paymentToWire(row: PaymentRow, cursor?: string) {
  return {
    idPayment: row.id,
    desKind: row.kind,
    desStatus: row.state,
    desMethod: row.method,
    centavos: row.centavos,
    formattedValue: formatBRL(row.centavos),
    desDescription: row.description,
    idCommunity: row.community_id,
    idPix: row.pix_id,
    datDebit: row.debit_at?.toISOString() ?? null,
    datCreated: row.created_at.toISOString(),
    cursor,
  };
}

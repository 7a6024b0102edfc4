import { sql, type Kysely } from 'kysely';
import { formatBRL } from '../../../schema/brl.ts';
import { readDay } from '../calendar/sao-paulo.ts';
import type { DB } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { currentIntent, type AskedIntent, type CurrentIntent } from './stripe/intents.ts';
import type { Payments } from './stripe/payments.ts';
import { readRefusal } from './purchase-refusals.ts';
import type { MandateStatus, PurchaseRefusal } from './wallet.table.ts';

/**
 * Returns a member's own payment by Pix, with the outcome of its purchase, as the object "Pix" of the platform's API
 * (API.md). Queries the provider first if the payment is open and its code is not given.
 * @throws {ApiError} 404 for a card payment, and if the payment does not exist or belongs to another member
 */
export async function readPix(payments: Payments, asked: AskedIntent) {
  const intent = await currentIntent(payments, asked);
  if (intent.method !== 'PIX') throw notFound('Pagamento não encontrado.');
  const { paymentIntentId, centavos, status, pixExpiresAt, isLate, isUnwanted } = intent;
  const pix = isUnwanted ? null : intent.pix;
  return {
    paymentIntentId,
    centavos,
    formattedValue: formatBRL(centavos),
    desStatus: pixStatuses[isUnwanted ? 'CANCELED' : status],
    desPixCode: pix?.code ?? null,
    datExpires: (pix?.expiresAt ?? pixExpiresAt)?.toISOString() ?? null,
    isLate,
    desTestUrl: pix?.testUrl ?? null,
    ...(await purchaseOf(payments.db, intent)),
  };
}

const pixStatuses = { OPEN: 'WAITING', SUCCEEDED: 'PAID', CANCELED: 'EXPIRED' } as const;

interface Traces {
  /** The community whose month the Pix buys. The mandate, which the Pix authorises, names it. */
  community: string | null;
  mandate: MandateStatus | null;
  isMade: boolean;
  refusal: string | null;
  /** The post and the days of the ad: of the bought ad, or of the form with which the payment was opened. */
  post: string | null;
  start: string | null;
  end: string | null;
}

/** Returns the fields of the object "Pix" about the purchase. A top-up buys nothing, so its fields are null. */
async function purchaseOf(db: Kysely<DB>, intent: CurrentIntent) {
  const { rows } = await sql<Traces>`
    select m.community_id as community, m.status as mandate, i.failure_code as refusal,
      t.id is not null as "isMade",
      case when a.id is null then coalesce(i.post_id::text, o.purchase->>'idPost') else a.post_id::text end as post,
      coalesce(a.start_day::text, o.purchase->>'startDate') as start, coalesce(a.end_day::text, o.purchase->>'endDate') as end
    from payment_intents i left join payment_orders o on o.intent_id = i.id
    left join payment_mandates m on m.intent_id = i.id
    left join ledger_transactions t on t.intent_id = i.id and t.kind in ('AD', 'HIGHLIGHT', 'BOOST', 'VIP')
    left join ads a on a.id = t.ad_id
    where i.id = ${intent.id} limit 1`.execute(db);
  const { community = null, mandate = null, isMade = false, refusal = null } = rows[0] ?? {};
  const { post = null, start = null, end = null } = rows[0] ?? {};
  const desPurpose = community === null ? intent.purpose : ('VIP_MONTH' as const);
  const days = { startDate: readDay(start ?? ''), endDate: readDay(end ?? '') };
  const isPaid = intent.status === 'SUCCEEDED';
  const isMandateActive = isPaid && mandate !== null ? mandate === 'APPROVED' : null;
  const common = { desPurpose, idCommunity: community, idPost: post, isMandateActive, ...days };
  if (desPurpose === 'TOP_UP') return { ...common, valPrice: null, desPurchase: null, desRefusal: null };
  const valPrice = intent.priceCentavos;
  if (!isPaid) return { ...common, valPrice, desPurchase: null, desRefusal: null };
  if (isMade) return { ...common, valPrice, desPurchase: 'MADE' as const, desRefusal: null };
  const desRefusal = refusalOf(intent, refusal);
  const desPurchase = desRefusal === null ? ('PENDING' as const) : ('REFUSED' as const);
  return { ...common, valPrice, desPurchase, desRefusal };
}

function refusalOf({ isLate, isOtherAmount }: CurrentIntent, reason: string | null): PurchaseRefusal | null {
  if (isLate) return 'LATE';
  if (isOtherAmount) return 'OTHER_AMOUNT';
  if (reason === null) return null;
  return readRefusal(reason);
}

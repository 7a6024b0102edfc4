import { sql, type Kysely, type RawBuilder } from 'kysely';
import { keysetCondition, keysetOrder } from '../db/keyset.ts';
import type { DB } from '../db/schema.ts';
import { cursorsOf, type PageRequest } from '../http/pagination.ts';
import { saoPauloMidnight } from '../calendar/sao-paulo.ts';
import type { MovementKind, PaymentMethod } from './wallet.table.ts';

export const paymentStates = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type PaymentState = (typeof paymentStates)[number];

export interface PaymentFilter {
  kind?: MovementKind | undefined;
  state?: PaymentState | undefined;
  /** `from` and `to` are the first and the last day, both inclusive, as dates in São Paulo. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface PaymentRow {
  id: string;
  kind: MovementKind;
  state: PaymentState;
  centavos: number;
  description: string | null;
  community_id: string | null;
  /** The id of the payment by card or Pix that caused this movement of money, if any. */
  intent_id: string | null;
  /** The payment method. Null if no payment by card or Pix caused this movement of money. */
  method: PaymentMethod | null;
  /** The provider's id of a Pix that waits for its payment; null for other movements of money. */
  pix_id: string | null;
  /** The time of the first attempt of a debit by Pix Automático that is not paid; null for other movements of money. */
  debit_at: Date | null;
  created_at: Date;
}

/** The maximum length of the beginning of a boosted post in the description of a movement of money, in characters. */
const MAX_EXCERPT = 80;

/**
 * SQL for the description of a movement of money: the current title of its ad, the beginning of its boosted post, or
 * the current name of its community. The description is not stored in the ledger: ledger rows can never be changed, so
 * they must not contain text written by members.
 * @remarks use it in a query of `ledger_transactions` with the alias `t`
 */
export const movementName = sql<string | null>`coalesce(
  (select a.title from ads a where a.id = t.ad_id),
  (select nullif(trim(left(regexp_replace(p.text, '\\s+', ' ', 'g'), ${MAX_EXCERPT})), '')
    from ads a join posts p on p.id = a.post_id where a.id = t.ad_id and p.deleted_at is null),
  (select c.name from communities c where c.id = t.community_id), t.description)`;

export const paymentCursors = (member: string) => cursorsOf(`payments:${member}`);

/**
 * Returns a page with the movements of a member's wallet and the member's unpaid payments, latest first. Movements and
 * unpaid payments both have ids that sort by time, so a single cursor works for the mixed list.
 */
export async function paymentsOf(db: Kysely<DB>, member: string, filter: PaymentFilter, page: PageRequest) {
  const limit = page.size + 1;
  const within = (id: RawBuilder<unknown>) => sql.join([keysetCondition(page, id), ...daysOf(id, filter)], sql` and `);
  const { rows } = await sql<PaymentRow>`
    with moved as (${movedBy(
      member,
      sql`${kindIs(filter)} and ${stateIs(filter, ['SUCCEEDED'])}
        and ${within(sql.ref('e.id'))} order by ${keysetOrder(page, 'e.id')} limit ${limit}`,
    )}),
    unsettled as (${unsettledOf(
      member,
      sql`${filter.kind === undefined || filter.kind === 'TOP_UP' ? sql`true` : sql`false`}
        and ${unsettledStateIs(filter)} and ${within(sql.ref('i.id'))} order by ${keysetOrder(page, 'i.id')} limit ${limit}`,
    )})
    select * from moved union all select * from unsettled order by ${keysetOrder(page, 'id')} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/**
 * Returns a single payment, found by its own id or by the id of its ledger movement. Returns undefined when it is not
 * the member's payment.
 */
export async function paymentOf(db: Kysely<DB>, member: string, id: string) {
  const { rows } = await sql<PaymentRow>`
    with moved as (${movedBy(member, sql`(e.id = ${id} or e.transaction_id = ${id})`)}),
    unsettled as (${unsettledOf(member, sql`i.id = ${id}`)})
    select * from moved union all select * from unsettled`.execute(db);
  return rows[0];
}

/** Yields all payments that match the filter, in batches, so that a long history does not have to fit into memory. */
export async function* everyPayment(db: Kysely<DB>, member: string, filter: PaymentFilter) {
  const size = 500;
  let cursor: PageRequest['cursor'] = null;
  for (;;) {
    const rows: PaymentRow[] = await paymentsOf(db, member, filter, { size, direction: 'after', cursor });
    yield rows.slice(0, size);
    const last = rows[size - 1];
    if (rows.length <= size || !last) return;
    cursor = { part: '', id: last.id };
  }
}

/**
 * SQL for the community for whose VIP month the payment `i` by card or Pix was made; null for other payments. Only a
 * Pix authorises a mandate.
 */
const paidCommunity = sql<string | null>`coalesce(i.renews_community, case when i.method = 'PIX' then (
  select m.community_id from payment_mandates m where m.intent_id = i.id) end)`;
/** SQL for the name of that community. Without it, a member would not recognise a payment that was made for them. */
const paidCommunityName = sql<string | null>`(select c.name from communities c where c.id = ${paidCommunity})`;

/**
 * Selects the ledger entries of the member's wallet. The limit in `which` applies before the entries are joined with
 * their transactions.
 */
function movedBy(member: string, which: RawBuilder<unknown>) {
  return sql`
    select e.id, e.kind, 'SUCCEEDED' as state, e.centavos,
      coalesce(case when e.kind = 'TOP_UP' then ${paidCommunityName} end, ${movementName}) as description,
      case when e.kind = 'TOP_UP' then ${paidCommunity} else t.community_id end as community_id, t.intent_id, i.method,
      null::text as pix_id, null::timestamptz as debit_at, t.created_at
    from (
      select e.id, e.kind, e.centavos, e.transaction_id from ledger_entries e
      where e.account_id = (select a.id from ledger_accounts a where a.owner_id = ${member} and a.kind = 'WALLET')
        and ${which}
    ) e join ledger_transactions t on t.id = e.transaction_id
    left join payment_intents i on i.id = t.intent_id`;
}

/** Selects the member's unpaid payments, except those that the member canceled to pay in another way. */
function unsettledOf(member: string, which: RawBuilder<unknown>) {
  return sql`
    select i.id, 'TOP_UP' as kind, ${unsettledState} as state, i.centavos,
      ${paidCommunityName} as description, ${paidCommunity} as community_id, i.id as intent_id, i.method,
      case when i.status = 'OPEN' and i.method = 'PIX' and i.renews_community is null
        and not i.is_canceled_by_member then i.provider_id end as pix_id,
      i.debit_at, i.created_at
    from payment_intents i where i.member_id = ${member} and i.status <> 'SUCCEEDED'
      and not (i.is_canceled_by_member and i.status = 'CANCELED') and ${which}`;
}

/**
 * SQL for the state shown for an unpaid payment. A payment whose card was declined is shown as failed until another
 * card pays it.
 */
const unsettledState = sql`case when i.status = 'OPEN' and i.failure_code is null then 'PENDING' else 'FAILED' end`;

function kindIs({ kind }: PaymentFilter) {
  return kind === undefined ? sql`true` : sql`e.kind = ${kind}`;
}

function stateIs({ state }: PaymentFilter, states: readonly PaymentState[]) {
  return state === undefined || states.includes(state) ? sql`true` : sql`false`;
}

function unsettledStateIs({ state }: PaymentFilter) {
  return state === undefined ? sql`true` : sql`${unsettledState} = ${state}`;
}

function daysOf(id: RawBuilder<unknown>, { from, to }: PaymentFilter) {
  const bounds: RawBuilder<unknown>[] = [];
  if (from !== undefined) bounds.push(sql`${id} >= ${firstIdAt(saoPauloMidnight(from))}::uuid`);
  if (to !== undefined) bounds.push(sql`${id} < ${firstIdAt(saoPauloMidnight(to, 1))}::uuid`);
  return bounds;
}

/** Returns the lowest UUIDv7 for a point in time. The first 48 bits of a UUIDv7 are the time in milliseconds. */
function firstIdAt(instant: Date) {
  const hex = Math.max(0, instant.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { record, vipFees, wallet } from '../wallet/ledger.ts';

/** PRODUCT: what the platform keeps of a VIP month. */
export const DEFAULT_VIP_FEE = 20; // percent

export interface VipCommunity {
  id: string;
  name: string;
  ownerId: string;
  priceCents: number;
}

/** Within `changingMembers`, so that price and owner stay what was read. */
export async function vipCommunity(trx: Transaction<DB>, communityId: string): Promise<VipCommunity | undefined> {
  const row = await trx
    .selectFrom('communities')
    .select(['id', 'name', 'owner_id', 'price_cents'])
    .where('id', '=', communityId)
    .where('kind', '=', 'VIP')
    .executeTakeFirst();
  if (!row || row.price_cents === null) return undefined;
  return { id: row.id, name: row.name, ownerId: row.owner_id, priceCents: row.price_cents };
}

interface Month {
  community: VipCommunity;
  memberId: string;
  subscriptionId: string;
  /** Its number since the start: what makes it be paid once. */
  month: number;
  centavos: number;
  feePercent: number;
}

/**
 * Takes a month from the member and gives it to the owner, less the platform's share, which is rounded down.
 * @throws {InsufficientBalance} with nothing written
 */
export async function chargeMonth(trx: Transaction<DB>, { community, memberId, subscriptionId, ...of }: Month) {
  const { month, centavos, feePercent } = of;
  const fee = Math.floor((centavos * feePercent) / 100);
  const entries = [
    { account: wallet(memberId), centavos: -centavos },
    { account: wallet(community.ownerId), centavos: centavos - fee, kind: 'VIP_EARNING' as const },
    { account: vipFees, centavos: fee },
  ];
  await record(trx, {
    key: `vip:${subscriptionId}:${month}`,
    kind: 'VIP',
    memberId,
    communityId: community.id,
    description: community.name,
    entries: entries.filter((entry) => entry.centavos !== 0),
  });
}

/**
 * The first month after `paid` that is not over at `now`, and its end: calendar months in São Paulo, counted from the
 * start. Months that passed while nobody could be charged, and nothing was delivered, are not charged afterwards.
 */
export async function monthAfter(trx: Transaction<DB>, startedAt: Date, paid: number, now: Date) {
  const { rows } = await sql<{ month: number; ends: Date }>`
    select month, ends from (
      select n as month, (${startedAt.toISOString()}::timestamptz at time zone 'America/Sao_Paulo' + make_interval(months => n))
        at time zone 'America/Sao_Paulo' as ends
      from generate_series(${paid + 1}::int, ${paid + 1_200}::int) n
    ) m where ends > ${now.toISOString()}::timestamptz order by month limit 1`.execute(trx);
  const [next] = rows;
  if (!next) throw new Error('No month ends after now.');
  return next;
}

import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { bank, disputeFees, provider, providerFees, record } from '../ledger/ledger.ts';
import type { ProviderCost } from '../stripe/provider.ts';

/** Returns those of the given costs that are not in the ledger yet. */
export async function unbooked(db: Kysely<DB>, costs: readonly ProviderCost[]) {
  const keys = costs.map(keyOf);
  const known = await db.selectFrom('ledger_transactions').select('key').where('key', 'in', keys).execute();
  const booked = new Set(known.map(({ key }) => key));
  return costs.filter((cost) => !booked.has(keyOf(cost)));
}

/**
 * Books a movement of the provider's balance that concerns no member: a fee or a payout. The ledger's PROVIDER account
 * therefore stays equal to the provider's balance. The provider's id of the movement is the key, so each cost is booked
 * a single time.
 */
export async function bookCost(db: Kysely<DB>, cost: ProviderCost) {
  const { kind, centavos, at } = cost;
  const to = accounts[kind];
  await transact(db, (tx) =>
    record(tx, {
      key: keyOf(cost),
      kind,
      at,
      memberId: provider.ownerId,
      entries: [
        { account: provider, centavos },
        { account: to, centavos: -centavos },
      ],
    }),
  );
}

const accounts = { PROVIDER_FEE: providerFees, DISPUTE_FEE: disputeFees, PAYOUT: bank } as const;

function keyOf({ id }: ProviderCost) {
  return `provider:${id}`;
}

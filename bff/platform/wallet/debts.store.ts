import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { holdAccounts, receivable, record, wallet } from './ledger.ts';

/** After money came into a wallet: pays what is owed, as far as that goes. `by` names what brought the money. */
export async function settleDebt(trx: Transaction<DB>, memberId: string, by: string, most: number) {
  const [owing] = await trx
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', memberId)
    .where('kind', '=', 'RECEIVABLE')
    .where('balance', '<', 0)
    .execute();
  if (!owing) return;
  const [purse = 0, debt = 0] = await holdAccounts(trx, [wallet(memberId), receivable(memberId)]);
  const paid = Math.min(-debt, purse, most);
  if (paid <= 0) return;
  await record(trx, {
    key: `debt:${by}`,
    kind: 'DISPUTE',
    memberId,
    description: 'Acerto de valor devolvido ao cartão depois de gasto',
    entries: [
      { account: wallet(memberId), centavos: -paid },
      { account: receivable(memberId), centavos: paid },
    ],
  });
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';

/**
 * Returns, for each member with a debt, the part of the debt that the member's wallet can pay now. The caller must have
 * locked the wallets, because every change of a debt requires the lock on the same member's wallet.
 */
export async function debtsToSettle(tx: Transaction<DB>, owners: readonly string[]) {
  const { rows } = await sql<{ ownerId: string; centavos: number }>`
    select debt.owner_id as "ownerId", least(-debt.balance, wallet.balance) as centavos
    from ledger_accounts debt join ledger_accounts wallet on wallet.owner_id = debt.owner_id and wallet.kind = 'WALLET'
    where debt.owner_id = any(${owners}::uuid[]) and debt.kind = 'RECEIVABLE' and debt.balance < 0 and wallet.balance > 0
    order by debt.owner_id`.execute(tx);
  return rows;
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';

/**
 * What members can pay now of what they owe, who hold money. A debt is only ever changed with its member's wallet in
 * hand, which is the caller's.
 */
export async function debtsToSettle(tx: Transaction<DB>, owners: readonly string[]) {
  const { rows } = await sql<{ ownerId: string; centavos: number }>`
    select debt.owner_id as "ownerId", least(-debt.balance, wallet.balance) as centavos
    from ledger_accounts debt join ledger_accounts wallet on wallet.owner_id = debt.owner_id and wallet.kind = 'WALLET'
    where debt.owner_id = any(${owners}::uuid[]) and debt.kind = 'RECEIVABLE' and debt.balance < 0 and wallet.balance > 0
    order by debt.owner_id`.execute(tx);
  return rows;
}

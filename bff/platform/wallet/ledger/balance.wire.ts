import { formatBRL } from '../../../../schema/brl.ts';

/**
 * Builds the API's balance of a wallet: a number and a formatted text (SPEC.md, section 7), the exact centavos, and the
 * debt.
 * @param pending the earnings from VIP subscriptions for days that have not begun, and those on hold
 * @param owing the balance of the member's `RECEIVABLE` account: zero, or negative for a debt
 */
export function balanceToWire(centavos: number, owing: number, pending: number) {
  return {
    balance: centavos / 100,
    balanceCentavos: centavos,
    formattedBalance: formatBRL(centavos),
    owedCentavos: Math.abs(owing),
    pendingCentavos: pending,
  };
}

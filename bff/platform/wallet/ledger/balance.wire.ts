import { formatBRL } from '../../../../schema/brl.ts';

/**
 * Builds the wallet's balance: a number and a text as SPEC 7 says, plus exact centavos and the debt.
 * @param pending earnings from VIP months for days that have not begun
 * @param owing the balance of the member's receivable, zero or below
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

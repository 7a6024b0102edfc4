import { formatBRL } from './brl.ts';

/**
 * SPEC 7: a number and a text; centavos besides, which are exact, and what is owed.
 * @param pending what VIP months have earned for days that have not begun
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

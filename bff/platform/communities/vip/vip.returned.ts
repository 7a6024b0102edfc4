import { COMMUNITY_NAME, type Notice } from '../../events/notify.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import type { Returned } from './vip.charge.ts';

export type Debit = Pick<Returned, 'earner' | 'movementId' | 'taken' | 'owed'>;

/**
 * Builds the notifications to the earners of refunded VIP months (the owners at that time). An earner is notified if
 * another member's action took earnings back, and always if the earner now owes money. Several months of one earner
 * become one notification.
 * @param by the acting member. They are not notified of their own action, because the page already shows them the
 * result; null when no member acts
 */
export function debitsOf(returned: readonly Debit[], by: string | null): Notice[] {
  const ofEarner = new Map<string, Debit>();
  for (const each of returned) {
    const before = ofEarner.get(each.earner);
    const { taken, owed } = each;
    ofEarner.set(each.earner, before ? { ...before, taken: before.taken + taken, owed: before.owed + owed } : each);
  }
  return [...ofEarner.values()]
    .filter(({ earner, taken, owed }) => owed > 0 || (taken > 0 && earner !== by))
    .map((debit) => ({
      kind: 'WALLET_DEBITED',
      recipientId: debit.earner,
      targetId: debit.movementId,
      detail: wordsOf(debit),
    }));
}

function wordsOf({ taken, owed }: Debit) {
  const returned = `${formatBRL(taken)} de ${COMMUNITY_NAME}`;
  if (owed === 0) return `${returned}, que saíram dos seus ganhos`;
  const rest =
    owed === taken ? 'o valor já tinha sido gasto e fica' : `${formatBRL(owed)} já tinham sido gastos e ficam`;
  return `${returned}; ${rest} em aberto na sua carteira`;
}

import { formatBRL } from '../../../../schema/brl.ts';
import type { IntentStatus } from '../wallet.table.ts';

const DAY_MS = 86_400_000;
/**
 * Brazilian consumer law (Código de Defesa do Consumidor, art. 49) gives the right to withdraw from a distance purchase
 * within seven days.
 */
const DAYS_TO_REGRET = 7;

interface Paid {
  provider_id: string | null;
  centavos: number;
  refunded_centavos: number;
  status: IntentStatus;
  settled_at: Date | null;
}

/**
 * Returns the refundable part of a payment: the part that was neither refunded nor spent. If no refund is possible,
 * `reason` is the reason.
 * @param unspent the part of the payment that is still in the wallet (`unspentPayments`)
 */
export function refundable(
  { provider_id: providerId, centavos: paid, refunded_centavos: gone, status, settled_at: at }: Paid,
  balance: number,
  unspent: number,
  now: Date,
) {
  const until = new Date((at?.getTime() ?? 0) + DAYS_TO_REGRET * DAY_MS);
  const centavos = Math.min(paid - gone, balance, unspent);
  return { centavos, until, reason: reasonAgainst() };

  function reasonAgainst() {
    if (status !== 'SUCCEEDED' || at === null) return 'Este pagamento não foi concluído.';
    if (providerId === null) return 'Este pagamento não passou por um cartão nem por Pix.';
    if (gone >= paid) return 'Este pagamento já foi devolvido.';
    if (now > until) return `O prazo de ${DAYS_TO_REGRET} dias para pedir a devolução terminou.`;
    if (centavos <= 0) return `Este valor já foi usado: seu saldo é de ${formatBRL(balance)}.`;
    return null;
  }
}

import { ApiError } from '../errors.ts';
import { purchaseRefusals, type PurchaseRefusal } from './wallet.table.ts';

/** Thrown when a paid payment cannot buy its purchase. */
export class PurchaseRefused extends ApiError {
  constructor(
    readonly refusal: PurchaseRefusal,
    ...error: ConstructorParameters<typeof ApiError>
  ) {
    super(...error);
  }
}

/** The reasons in the words of the notifications. LATE and OTHER_AMOUNT are told with the credit (`creditText`). */
export const refusalWords: Partial<Record<PurchaseRefusal, string>> = {
  PRICE_CHANGED: 'o preço mudou',
  INSUFFICIENT_BALANCE: 'parte do saldo já tinha sido usada',
  RETURNED: 'o Pix foi devolvido',
  POST_GONE: 'o post foi excluído ou não é mais público',
};

/** Builds the 402 error for a payment that went back to its payer before the purchase. The member can pay again. */
export function paymentReturned() {
  const message = 'Este pagamento foi devolvido e não compra mais nada.';
  return new PurchaseRefused('RETURNED', 402, 'PAYMENT_FAILED', message, undefined, { details: { status: 'failed' } });
}

/** Returns the reason for which an error has refused the purchase of a paid payment. */
export function purchaseRefusalOf(error: ApiError): PurchaseRefusal {
  if (error instanceof PurchaseRefused) return error.refusal;
  return readRefusal(error.code);
}

/** Returns the reason that a stored code means. */
export function readRefusal(code: string): PurchaseRefusal {
  return purchaseRefusals.find((known) => known === code) ?? 'NOT_AVAILABLE';
}

import type { CardError } from './stripe.ts';

/** SPEC 8, "Confirm payment, 402 with status failed". */
export const PAYMENT_FAILED = 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente';

const reasons: Record<string, string> = {
  insufficient_funds: 'O cartão não tem saldo ou limite suficiente.',
  expired_card: 'O cartão está vencido.',
  incorrect_cvc: 'O código de segurança não confere.',
  invalid_cvc: 'O código de segurança não confere.',
  incorrect_number: 'O número do cartão não existe.',
  processing_error: 'O banco não respondeu. Nada foi cobrado.',
  payment_intent_authentication_failure: 'A autenticação do banco não foi concluída.',
  authentication_required: 'O banco pede autenticação.',
};

/** What a person can do something about; null where the bank does not say. */
export function reasonOf({ code, decline_code: declineCode }: CardError) {
  return reasons[declineCode ?? ''] ?? reasons[code ?? ''] ?? null;
}

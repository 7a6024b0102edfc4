import type { CardError } from './stripe.ts';

/** The message of SPEC.md, section 8, "Confirm payment, 402 with status failed". */
export const PAYMENT_FAILED = 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente';

/**
 * The message for a decline that has no message of its own. It is also used for cards that are lost, stolen or
 * suspected of fraud: the person at the browser may not be the card's owner and must not learn more.
 */
export const REFUSED = 'O banco não aprovou o pagamento. Tente outro cartão ou fale com o seu banco.';

const LIMIT = 'O cartão atingiu o limite de compras. Tente outro cartão ou espere um pouco.';
const NOT_FOR_THIS = 'Este cartão não aceita este tipo de compra. Tente outro cartão.';
const NO_ANSWER = 'O banco não respondeu. Nada foi cobrado.';
const AUTHENTICATION = 'O banco pede autenticação.';
const WRONG_CODE = 'O código de segurança não confere.';
const WRONG_NUMBER = 'O número do cartão não existe.';
const WRONG_DATE = 'A validade do cartão não confere.';

/** The error messages by Stripe's decline code or error code. */
const reasons: Record<string, string> = {
  insufficient_funds: 'O cartão não tem saldo ou limite suficiente.',
  card_velocity_exceeded: LIMIT,
  withdrawal_count_limit_exceeded: LIMIT,
  expired_card: 'O cartão está vencido.',
  incorrect_cvc: WRONG_CODE,
  invalid_cvc: WRONG_CODE,
  incorrect_number: WRONG_NUMBER,
  invalid_number: WRONG_NUMBER,
  invalid_expiry_month: WRONG_DATE,
  invalid_expiry_year: WRONG_DATE,
  processing_error: NO_ANSWER,
  issuer_not_available: NO_ANSWER,
  reenter_transaction: NO_ANSWER,
  try_again_later: NO_ANSWER,
  card_not_supported: NOT_FOR_THIS,
  currency_not_supported: NOT_FOR_THIS,
  service_not_allowed: NOT_FOR_THIS,
  transaction_not_allowed: NOT_FOR_THIS,
  duplicate_transaction: 'Um pagamento igual foi feito há pouco. Veja seu saldo antes de tentar de novo.',
  payment_intent_authentication_failure: 'A autenticação do banco não foi concluída.',
  authentication_required: AUTHENTICATION,
  authentication_not_handled: AUTHENTICATION,
};

/**
 * Returns a message that helps the member to fix the problem with the card; null if the card did not cause the error.
 */
export function reasonOf({ type, code, decline_code: declineCode }: CardError) {
  return reasons[declineCode ?? ''] ?? reasons[code ?? ''] ?? (type === 'card_error' ? REFUSED : null);
}

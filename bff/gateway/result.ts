import { RefusalError } from './errors.ts';
import type { RefusalCode } from '../generated/resolvers.ts';

const known: Record<RefusalCode, true> = {
  INVALID_CREDENTIALS: true,
  ACCOUNT_LEAVING: true,
  REGISTRATION_REFUSED: true,
  UNDERAGE: true,
  WEAK_PASSWORD: true,
  INVALID_RESET_CODE: true,
  INVALID_INPUT: true,
  EMPTY_POST: true,
  TOO_MANY_FILES: true,
  FILE_TOO_LARGE: true,
  VIDEO_TOO_LONG: true,
  TOO_MANY_PIXELS: true,
  UNSUPPORTED_FILE: true,
  BROKEN_FILE: true,
  NOT_ALLOWED: true,
  PAYMENT_REQUIRED: true,
  INSUFFICIENT_BALANCE: true,
  PRICE_CHANGED: true,
  PAYMENT_FAILED: true,
  PAYMENT_PENDING: true,
  PAID_INTO_WALLET: true,
  NOT_REFUNDABLE: true,
  REFUND_REFUSED: true,
  OWNER_CANNOT_LEAVE: true,
  OFFER_NEEDED: true,
  OFFER_PENDING: true,
  HAS_SUBSCRIBERS: true,
  INVALID_INVITE: true,
  STEP_UP_REQUIRED: true,
  TOO_MANY_TRIES: true,
  INVALID_CODE: true,
  INVALID_PASSKEY: true,
  CHALLENGE_OVER: true,
  EMAIL_NOT_CONFIRMED: true,
};

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(known, code);
}

/**
 * Runs a mutation. If the platform refuses the mutation, returns the refusal as a `Refusal`, a member of the result
 * union. Throws any other error. If the schema does not know the platform's code, the code becomes INVALID_INPUT, and
 * the platform's message is kept.
 */
export async function resultOf<Name extends string, Data extends object>(__typename: Name, run: () => Promise<Data>) {
  try {
    return { __typename, ...(await run()) };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const code: RefusalCode = isRefusalCode(error.code) ? error.code : 'INVALID_INPUT';
    return { __typename: 'Refusal' as const, code, message: error.message, field: error.field };
  }
}

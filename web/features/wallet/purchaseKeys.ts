import { useState } from 'react';
import { v4 as newId } from 'uuid';
import { faultCode, serverMessageOf } from '../../apollo/faults.ts';

export const KEY_REFUSED = 'O pedido mudou desde a última tentativa. Tente novamente.';

/**
 * Returns true if the server refused the idempotency key of a request, because the key was sent with other content
 * before. A retry with this key is refused for ever, so the next try needs a new key.
 */
export function isKeyRefused(error: unknown) {
  return faultCode(error) === 'BAD_USER_INPUT';
}

/** Returns the message about a purchase that failed. Returns undefined if the connection was lost. */
export function purchaseProblemOf(error: unknown) {
  return isKeyRefused(error) ? KEY_REFUSED : serverMessageOf(error);
}

/**
 * Returns a function that sends a purchase with an idempotency key, one key per price. The key stays the same until the
 * server answers, so that neither a retry after a lost answer nor a second click starts a second payment.
 */
export function usePurchaseKeys() {
  const [keys] = useState(() => new Map<number, string>());

  return async function withKey<Answer>(centavos: number, send: (key: string) => Promise<Answer>): Promise<Answer> {
    const key = keys.get(centavos) ?? newId();
    keys.set(centavos, key);
    try {
      const answer = await send(key);
      // A later purchase at the same price is a new payment and needs a new key.
      keys.delete(centavos);
      return answer;
    } catch (error) {
      if (isKeyRefused(error)) keys.delete(centavos);
      throw error;
    }
  };
}

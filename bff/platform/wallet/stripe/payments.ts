import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Later } from '../../lifecycle/background.ts';
import type { DB } from '../../db/schema.ts';
import type { Tx } from '../../db/transact.ts';
import { providerAway, type PaymentProvider } from './provider.ts';

/** The dependencies of the functions that handle payments by card and Pix. */
export interface Payments {
  db: Kysely<DB>;
  logger: Logger;
  later: Later;
  /** Ends the ads of a member with a debt. */
  endAdsOf: (tx: Tx, memberId: string) => Promise<void>;
  /**
   * Gives VIP earnings back that a lost dispute had taken, because it was won after all.
   * @returns the centavos that became a debt of the member again, to be paid from the returned money
   */
  restoreEarnings: (tx: Tx, won: { id: string; intent_id: string; member_id: string }) => Promise<number>;
  /**
   * Makes the purchase of a paid payment (`payment_orders`). If it cannot be made any more, the money stays in the
   * wallet. A repeated call does nothing.
   */
  fulfil: (intentId: string) => Promise<void>;
  /** The payment provider. Absent when card payments are not configured. */
  provider: PaymentProvider | undefined;
}

/** @throws {ApiError} 503 if no provider is configured */
export function requireProvider({ provider }: Payments): PaymentProvider {
  if (!provider) throw providerAway(new Error('No payment provider is set up.'));
  return provider;
}

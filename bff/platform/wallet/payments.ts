import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import type { PaymentProvider } from './provider.ts';

/** What card payments work with. */
export interface Payments {
  db: Kysely<DB>;
  logger: Logger;
  later: Platform['later'];
  /** Ends the ads of a member who owes money. */
  endAdsOf: (tx: Tx, memberId: string) => Promise<void>;
  /** Absent: cards are not taken here. */
  provider: PaymentProvider | undefined;
}

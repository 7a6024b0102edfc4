import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Identity } from './auth/identity.ts';
import type { Later } from './lifecycle/background.ts';
import type { KeyedLimiter } from './db/keyed-limiter.ts';
import type { DB } from './db/schema.ts';
import type { DownloadTickets } from './auth/download-tickets.ts';
import type { QueueMail } from './mail/mail-queue.ts';
import type { UrlOf } from './media/media.wire.ts';
import type { Payments } from './wallet/stripe/payments.ts';

/** The dependencies of the routes. */
export interface Platform {
  db: Kysely<DB>;
  logger: Logger;
  /**
   * Queues the reactions to and comments on an author's posts, which all lock the author's `notification_states` row.
   */
  crowds: KeyedLimiter;
  /** Queues a mail in the transaction that causes it, so that a stop between the two cannot lose the mail. */
  queueMail: QueueMail;
  /** Encrypts secrets, verifies passkeys, and builds links for mails. */
  identity: Identity;
  /** Lets browsers download members' files without a session. */
  tickets: DownloadTickets;
  /** Signs the address of a stored file. */
  urlOf: UrlOf;
  /** Takes card payments. Purchases are paid from the wallet (`wallet/ledger/ledger.ts`). */
  payments: Payments;
  later: Later;
}

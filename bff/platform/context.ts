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

/** The dependencies of the platform's routes. */
export interface Platform {
  db: Kysely<DB>;
  logger: Logger;
  /**
   * Limits the concurrent reactions to and comments on the posts of each author, because all of them lock the author's
   * `notification_states` row.
   */
  crowds: KeyedLimiter;
  /**
   * Queues a mail in the transaction that causes it, so that the mail is not lost when the process stops after the
   * commit.
   */
  queueMail: QueueMail;
  /** The functions that identity proofs need: they encrypt secrets, verify passkeys, and build links for mails. */
  identity: Identity;
  /** Signs short-lived tickets, with which a browser downloads a member's file without sending a session. */
  tickets: DownloadTickets;
  /** Returns the signed URL of a stored media file. */
  urlOf: UrlOf;
  /** Takes card payments. Purchases are paid from the wallet (`wallet/ledger/ledger.ts`). */
  payments: Payments;
  later: Later;
}

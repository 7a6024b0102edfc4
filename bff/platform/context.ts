import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Identity } from './auth/identity.ts';
import type { Lanes } from './db/lanes.ts';
import type { DB } from './db/schema.ts';
import type { DownloadTickets } from './download-tickets.ts';
import type { QueueMail } from './mail/mail-queue.ts';
import type { UrlOf } from './media/media.wire.ts';
import type { Payments } from './wallet/payments.ts';

/** What the routes work with. */
export interface Platform {
  db: Kysely<DB>;
  logger: Logger;
  /** By author: reactions to and comments on their posts, which all wait for the author's `notification_states`. */
  crowds: Lanes;
  /** Mails are written with what they tell of: no stop between the two loses one. */
  queueMail: QueueMail;
  /** What a proof of identity takes. */
  identity: Identity;
  /** By which browsers download files of members by themselves. */
  tickets: DownloadTickets;
  /** Signs the address of a stored file. */
  urlOf: UrlOf;
  /** Card payments; what is bought is paid from the wallet (`wallet/ledger.ts`). */
  payments: Payments;
  /** Work that no answer waits for; its failure is logged, and a stop waits for it. */
  later: (work: Promise<unknown>) => void;
}

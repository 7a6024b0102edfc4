import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { createSecretBox, type SecretBox } from '../auth/totp.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { NoSuchMailbox, type Mail, type Mailer } from './mailer.ts';

const INTERVAL_MS = 20_000;
/**
 * The number of mails sent concurrently. If mails were sent one after another, one slow mail server would delay all
 * other mails.
 */
const AT_ONCE = 5;
/**
 * The duration of the lease on a mail while a process sends it. The lease doubles with each try. It is longer than the
 * mailer's timeout, so that no other process sends the mail at the same time.
 */
const CLAIM_MINUTES = 5;
const MAX_BACKOFF_MINUTES = 360;

const stored = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** Stores a mail in the transaction of the change that the mail reports. The mail is sent after the commit. */
export type QueueMail = (tx: Tx, userId: string, mail: Mail) => Promise<void>;

/**
 * Stores a mail unencrypted, from a process that does not have the platform's secret. Any platform process that uses
 * this database sends the mail.
 * @throws {Error} for a mail with a link or code, which must be encrypted
 */
export const writeOpenMail: QueueMail = async (tx, userId, mail) => {
  if (mail.endsAt !== undefined) throw new Error('A mail with a link or code must be sealed.');
  await write(tx, userId, mail);
};

/**
 * Stores encrypted mails, from a process that does not send mail itself. A platform process with the same secret sends
 * the mails.
 */
export function writeSealedMail(secret: string): QueueMail {
  const box = boxOf(secret);
  return async (tx, userId, mail) => await write(tx, userId, mail, box);
}

function boxOf(secret: string) {
  return createSecretBox(secret, 'brasa mails');
}

async function write(tx: Tx, userId: string, { endsAt, codeFor, ...mail }: Mail, box?: SecretBox) {
  if (codeFor !== undefined)
    await tx.deleteFrom('mails').where('user_id', '=', userId).where('code_for', '=', codeFor).execute();
  const plain = Buffer.from(JSON.stringify(mail));
  const content = box ? box.seal(plain) : plain;
  const row = { id: uuidv7(), user_id: userId, content, code_for: codeFor ?? null, is_sealed: box !== undefined };
  await tx
    .insertInto('mails')
    .values({ ...row, ...(endsAt && { ends_at: endsAt }) })
    .execute();
}

interface MailQueueOptions {
  db: Kysely<DB>;
  mailer: Pick<Mailer, 'send'>;
  logger: Logger;
  secret: string;
}

/**
 * Sends the stored mails, and deletes each mail after it is sent. Failed mails are retried with backoff until their
 * link or code expires, or for three days if they have neither a link nor a code. A mail is dropped if its mailbox does
 * not exist. Mails are encrypted, because they contain links that change accounts.
 *
 * Delivery is at least once: if the process crashes between sending and deleting, or the mail server's response is
 * lost, the mail is sent again. Both copies have the same Message-ID, so mail clients show a single mail.
 */
export function createMailQueue({ db, mailer, logger, secret }: MailQueueOptions) {
  const box = boxOf(secret);
  let senders = 0;
  let asked = 0;
  let isClosing = false;
  const { work, start, close } = createPeriodic({
    every: INTERVAL_MS,
    async run() {
      await giveUp();
      await Promise.all(Array.from({ length: AT_ONCE }, sendDue));
    },
    onError: (error) => logger.error({ err: error }, 'sending mails failed and will be retried'),
  });

  /**
   * Sends the due mails. If AT_ONCE senders are already running, makes these senders check the queue again instead of
   * starting another sender.
   */
  async function sendDue() {
    asked += 1;
    if (senders === AT_ONCE) return;
    senders += 1;
    try {
      let seen;
      do {
        seen = asked;
        while (!isClosing && (await sendNext()));
      } while (seen !== asked);
    } finally {
      senders -= 1;
    }
  }

  /**
   * Sends one due mail.
   * @returns false when no mail is due
   */
  async function sendNext() {
    const { rows } = await sql<{ id: string; content: Uint8Array; is_sealed: boolean }>`
      update mails set tries = tries + 1, due_at = now() + make_interval(
        mins => least(${sql.lit(CLAIM_MINUTES)} * power(2, tries), ${sql.lit(MAX_BACKOFF_MINUTES)})::int)
      where id = (
        select id from mails where due_at <= now() and ends_at > now() order by due_at limit 1 for update skip locked)
      returning id, content, is_sealed`.execute(db);
    const [mail] = rows;
    if (!mail) return false;
    try {
      await mailer.send({ id: `mail-${mail.id}`, ...read(mail) });
    } catch (error) {
      if (error instanceof NoSuchMailbox) {
        logger.error({ err: error, id: mail.id }, 'a mail is dropped: its mailbox does not exist');
        await db.deleteFrom('mails').where('id', '=', mail.id).execute();
        return true;
      }
      logger.error({ err: error }, 'sending a mail failed and will be retried');
      await sql`
        update mails set due_at = least(ends_at, now() + make_interval(
          mins => least(power(2, tries - 1), ${sql.lit(MAX_BACKOFF_MINUTES)})::int))
        where id = ${mail.id}`.execute(db);
      return true;
    }
    await db.deleteFrom('mails').where('id', '=', mail.id).execute();
    return true;
  }

  function read({ content, is_sealed: isSealed }: { content: Uint8Array; is_sealed: boolean }) {
    const plain = isSealed ? box.open(content) : Buffer.from(content);
    return stored.parse(JSON.parse(plain.toString()));
  }

  async function giveUp() {
    const { rows } = await sql<{ id: string }>`
      delete from mails where id in (
        select id from mails where due_at <= now() and ends_at <= now() for update skip locked
      ) returning id`.execute(db);
    for (const { id } of rows) logger.error({ id }, 'a mail is dropped: it could not be sent in time');
  }

  const queue: QueueMail = async (tx, userId, mail) => {
    await write(tx, userId, mail, box);
    tx.later(sendDue);
  };

  return {
    queue,
    work,
    start,
    /** Waits for the mails that are being sent. Mails that are still in the queue are sent after the next start. */
    async close() {
      isClosing = true;
      await close();
    },
  };
}

import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { createSecretBox, type SecretBox } from '../auth/totp.ts';
import type { DB } from '../db/schema.ts';
import type { Tx } from '../db/transact.ts';
import { createPeriodic } from '../periodic.ts';
import { NoSuchMailbox, type Mail, type Mailer } from './mailer.ts';

const EVERY = 20_000; // ms
/** So many at once, so that a mail server that is slow about some does not hold up all. */
const AT_ONCE = 5;
/** Longer than the mailer lets any mail take: meanwhile no other platform sends it. Then twice as long each time. */
const CLAIM = 5; // minutes
const LONGEST_WAIT = 360; // minutes

const stored = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() });

/** Writes a mail in the transaction of what it tells; it is sent after the commit. */
export type QueueMail = (tx: Tx, userId: string, mail: Mail) => Promise<void>;

/**
 * For a process that has no secret of the platform's: a platform that runs on the database sends the mail.
 * @throws {Error} for a mail with a link or code, which must be sealed
 */
export const writeOpenMail: QueueMail = async (tx, userId, mail) => {
  if (mail.endsAt !== undefined) throw new Error('A mail with a link or code must be sealed.');
  await write(tx, userId, mail);
};

/** For a process that does not send: a platform with the same secret does. */
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
 * Sends the mails that are owed, and deletes each once it was sent. One that fails is tried later and later: until its
 * link or code ends, for three days where it has none, and no more where there is no such mailbox. Every mail is sent
 * at least once, and twice only where the process or the database stops, or the mail server's answer is lost, between
 * sending and deleting; both then have the same Message-ID, by which mail programs show one. Mails carry links that
 * change accounts, so they are sealed.
 */
export function createMailQueue({ db, mailer, logger, secret }: MailQueueOptions) {
  const box = boxOf(secret);
  let senders = 0;
  let asked = 0;
  let isClosing = false;
  const { work, start, close } = createPeriodic({
    every: EVERY,
    async run() {
      await giveUp();
      await Promise.all(Array.from({ length: AT_ONCE }, sendDue));
    },
    onError: (error) => logger.error({ err: error }, 'sending mails failed; it is tried again'),
  });

  /** Sends what is due; where enough senders do that, one of them looks once more. */
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

  /** @returns false where none is due */
  async function sendNext() {
    const { rows } = await sql<{ id: string; content: Uint8Array; is_sealed: boolean }>`
      update mails set tries = tries + 1, due_at = now() + make_interval(
        mins => least(${sql.lit(CLAIM)} * power(2, tries), ${sql.lit(LONGEST_WAIT)})::int)
      where id = (
        select id from mails where due_at <= now() and ends_at > now() order by due_at limit 1 for update skip locked)
      returning id, content, is_sealed`.execute(db);
    const [mail] = rows;
    if (!mail) return false;
    try {
      await mailer.send({ id: `mail-${mail.id}`, ...read(mail) });
    } catch (error) {
      if (error instanceof NoSuchMailbox) {
        logger.error({ err: error, id: mail.id }, 'a mail is given up');
        await db.deleteFrom('mails').where('id', '=', mail.id).execute();
        return true;
      }
      logger.error({ err: error }, 'a mail is tried again later');
      await sql`
        update mails set due_at = least(ends_at, now() + make_interval(
          mins => least(power(2, tries - 1), ${sql.lit(LONGEST_WAIT)})::int))
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
    for (const { id } of rows) logger.error({ id }, 'a mail is given up');
  }

  const queue: QueueMail = async (tx, userId, mail) => {
    await write(tx, userId, mail, box);
    tx.later(sendDue);
  };

  return {
    queue,
    work,
    start,
    /** Waits for the mails that are under way; the next start goes on from there. */
    async close() {
      isClosing = true;
      await close();
    },
  };
}

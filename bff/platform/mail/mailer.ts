import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';

export interface Mail {
  /**
   * The Message-ID. It is the same for every attempt to send the mail, so that mail clients show duplicates as one
   * mail.
   */
  id?: string | undefined;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The time at which the link or code in the mail expires. The mail is not sent after that time. */
  endsAt?: Date | undefined;
  /**
   * The purpose of the code in the mail. A new mail replaces the member's unsent mails with a code for the same
   * purpose, because only the newest code is valid.
   */
  codeFor?: string | undefined;
}

/** Thrown when the mail server reports that the mailbox does not exist, so that a retry is useless. */
export class NoSuchMailbox extends Error {
  override readonly name = 'NoSuchMailbox';
}

export interface Mailer {
  /**
   * Sends a mail.
   * @throws {Error} with a message without the e-mail address, because errors are logged
   * @throws {NoSuchMailbox} if the mailbox does not exist, so that a retry is useless
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailerOptions {
  smtpUrl?: string | undefined;
  from: string;
  outboxDir: string;
  /** The timeout for sending a whole mail, in ms. After the timeout, the connection is closed. */
  longest?: number;
}

/** Sends mails by SMTP. If there is no `smtpUrl`, writes each mail as an .eml file to `outboxDir`. */
export function createMailer({ smtpUrl, from, outboxDir, longest = 30_000 }: MailerOptions): Mailer {
  return smtpUrl === undefined ? createOutbox(outboxDir, from) : createSmtpMailer(smtpUrl, from, longest);
}

function createSmtpMailer(url: string, from: string, longest: number): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send(mail) {
      // Limit the time for sending the whole mail: a server that sends a single byte now and then never exceeds the
      // socket timeout.
      const message = { ...messageOf(from, mail), signal: AbortSignal.timeout(longest) };
      await transport.sendMail(message).catch((error: unknown) => {
        throw withoutAddress(error);
      });
    },
    close: () => transport.close(),
  };
}

const smtpFailure = z.object({
  message: z.string(),
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/**
 * Builds a copy of a mail error without the e-mail address, because errors are logged, and mail servers quote the
 * address when they refuse a mail. The copy keeps the codes of the server's response.
 */
function withoutAddress(error: unknown) {
  const { message, code, command, responseCode, response } = smtpFailure.safeParse(error).data ?? {
    message: 'unknown',
  };
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0];
  const codes = [code, command, responseCode, status].filter((each) => each !== undefined).join(' ');
  const why = response === undefined ? message.replace(/[^\s<>"]+@[^\s<>"]+/g, '…') : codes;
  // RFC 3463: status codes 5.1.x mean a bad recipient address. Other refusals may be temporary.
  const isUnknown = command === 'RCPT TO' && status?.startsWith('5.1.') === true;
  const said = `The mail could not be sent: ${why}`;
  return Object.assign(isUnknown ? new NoSuchMailbox(said) : new Error(said), { code });
}

function createOutbox(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(from, mail));
      if (!Buffer.isBuffer(message)) throw new Error('The outbox transport gave no buffer.');
      await mkdir(directory, { recursive: true });
      // File names start with the time, so that they sort by time. A mail is written under another name and then
      // renamed, so that a reader of the folder never finds an incomplete mail.
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const draft = join(directory, `.${name}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(directory, name));
    },
    close: () => transport.close(),
  };
}

function messageOf(from: string, { id, to, subject, text, html }: Mail) {
  const mail = { from, to, subject, text, html };
  if (id === undefined) return mail;
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return { ...mail, messageId: `<${id}@${host}>` };
}

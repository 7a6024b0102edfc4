import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { z } from 'zod';

export interface Mail {
  /** Where it may be sent twice: its Message-ID, the same each time. */
  id?: string | undefined;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** When its link or code ends: later it is of no use. */
  endsAt?: Date | undefined;
  /** What its code is for: the newest one is the only one that counts. */
  codeFor?: string | undefined;
}

/** There is no such mailbox, by the word of its mail server: trying again changes nothing. */
export class NoSuchMailbox extends Error {
  override readonly name = 'NoSuchMailbox';
}

export interface Mailer {
  /** @throws {Error} which names no address: it is logged; {@link NoSuchMailbox} where another try is of no use */
  send(mail: Mail): Promise<void>;
  close(): void;
}

interface MailerOptions {
  smtpUrl?: string | undefined;
  from: string;
  outboxDir: string;
  /** How long a mail may take, in ms; its connection is closed then. */
  longest?: number;
}

/** Sends by SMTP, or, without `smtpUrl`, puts each mail as an .eml file into `outboxDir`. */
export function createMailer({ smtpUrl, from, outboxDir, longest = 30_000 }: MailerOptions): Mailer {
  return smtpUrl === undefined ? createOutbox(outboxDir, from) : createSmtpMailer(smtpUrl, from, longest);
}

function createSmtpMailer(url: string, from: string, longest: number): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send(mail) {
      // A server that says a little now and then is never silent for long: what ends it is the time of the whole mail.
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
 * A mail server that refuses quotes the address, and what a mail failed with is logged: the codes of its answer say
 * why.
 */
function withoutAddress(error: unknown) {
  const { message, code, command, responseCode, response } = smtpFailure.safeParse(error).data ?? {
    message: 'unknown',
  };
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0];
  const codes = [code, command, responseCode, status].filter((each) => each !== undefined).join(' ');
  const why = response === undefined ? message.replace(/[^\s<>"]+@[^\s<>"]+/g, '…') : codes;
  // RFC 3463: 5.1.x is about the recipient's address; other refusals may be mended, here or there.
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
      // Named by time, so that they sort; renamed into place, so that no reader finds half a mail.
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

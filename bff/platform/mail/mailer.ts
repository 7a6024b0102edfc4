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
}

export interface Mailer {
  /** @throws {Error} which names no address: it is logged */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Sends by SMTP, or, without `smtpUrl`, puts each mail as an .eml file into `outboxDir`. */
export function createMailer(options: { smtpUrl?: string | undefined; from: string; outboxDir: string }): Mailer {
  return options.smtpUrl === undefined
    ? createOutbox(options.outboxDir, options.from)
    : createSmtpMailer(options.smtpUrl, options.from);
}

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(from, mail)).catch((error: unknown) => {
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
  return Object.assign(new Error(`The mail could not be sent: ${why}`), { code });
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

function messageOf(from: string, { id, ...mail }: Mail) {
  if (id === undefined) return { from, ...mail };
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return { from, ...mail, messageId: `<${id}@${host}>` };
}

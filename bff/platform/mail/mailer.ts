import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
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
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}

function createOutbox(directory: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      if (!Buffer.isBuffer(message)) throw new Error('The outbox transport gave no buffer.');
      await mkdir(directory, { recursive: true });
      // Named by time, so that they sort; renamed into place, so that nobody reads half a mail.
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      const draft = join(directory, `.${name}`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(directory, name));
    },
    close: () => transport.close(),
  };
}

import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../../bff/platform/telemetry/logger.ts';
import { createMailer, NoSuchMailbox } from '../../../bff/platform/mail/mailer.ts';
import { freePort } from '../../support/free-port.ts';

const address = 'segredo.da.ana@exemplo.example';

/** A mail server that refuses all recipients: those with a full mailbox with the SMTP code 552, all others with 550. */
const server = createServer((socket) => {
  socket.write('220 mail.example\r\n');
  socket.on('data', (chunk) => {
    const line = chunk.toString();
    if (line.startsWith('RCPT TO:<cheia')) socket.write('552 5.2.2 Mailbox full\r\n');
    else if (line.startsWith('RCPT')) socket.write(`550 5.1.1 <${address}>: Recipient address rejected\r\n`);
    else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  });
});
let port = 0;
beforeAll(async () => {
  port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it("a mail that the mail server refuses is logged with the SMTP response, but without the recipient's address", async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Brasa <a@brasa.example>', outboxDir: '' });
  let logged = '';
  const logger = createLogger('info', { write: (line: string) => (logged += line) });
  await mailer
    .send({ to: address, subject: 'Oi', text: 'Oi', html: 'Oi' })
    .catch((error: unknown) => logger.error({ err: error }, 'background work failed'));
  mailer.close();
  const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'Brasa <a@brasa.example>', outboxDir: '' });
  await expect(away.send({ to: address, subject: 'Oi', text: 'Oi', html: 'Oi' })).rejects.toThrow(/ECONNREFUSED/);
  away.close();
  expect(logged).toContain('EENVELOPE RCPT TO 550 5.1.1');
  expect(logged).not.toContain('exemplo.example');
});

it('for the response 550 5.1.1 the mailer throws NoSuchMailbox; for a full mailbox it throws another error', async () => {
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Brasa <a@brasa.example>', outboxDir: '' });
  const send = (to: string) =>
    mailer.send({ to, subject: 'Oi', text: 'Oi', html: 'Oi' }).catch((error: unknown) => error);
  expect(await send(address)).toBeInstanceOf(NoSuchMailbox);
  const full = await send('cheia@exemplo.example');
  expect(full).toBeInstanceOf(Error);
  expect(full).not.toBeInstanceOf(NoSuchMailbox);
  mailer.close();
});

it('sending a mail fails after a time limit even if the mail server slowly keeps sending response lines', async () => {
  const connection = new EventEmitter();
  const closed = once(connection, 'close');
  const slow = createServer((socket) => {
    const talking = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        clearInterval(talking);
        connection.emit('close');
      });
    socket.write('220 mail.example\r\n');
    socket.once('data', () => socket.write('250-mail.example\r\n'));
  });
  const slowPort = await freePort();
  await new Promise<void>((resolve) => slow.listen(slowPort, '127.0.0.1', resolve));
  const smtpUrl = `smtp://127.0.0.1:${slowPort}`;
  const mailer = createMailer({ smtpUrl, from: 'Brasa <a@brasa.example>', outboxDir: '', longest: 500 });
  await expect(mailer.send({ to: address, subject: 'Oi', text: 'Oi', html: 'Oi' })).rejects.toThrow(
    'could not be sent',
  );
  await closed;
  mailer.close();
  await new Promise((resolve) => slow.close(resolve));
});

import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../bff/platform/logger.ts';
import { createMailer } from '../../bff/platform/mail/mailer.ts';
import { freePort } from '../support/free-port.ts';

const address = 'segredo.da.ana@exemplo.example';

/** Refuses every recipient, and says whom. */
const server = createServer((socket) => {
  socket.write('220 mail.example\r\n');
  socket.on('data', (chunk) => {
    const line = chunk.toString();
    if (line.startsWith('RCPT')) socket.write(`550 5.1.1 <${address}>: Recipient address rejected\r\n`);
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

it('a mail that is refused is logged by why, and not by whom it was for', async () => {
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

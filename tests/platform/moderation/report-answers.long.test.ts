import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../support/free-port.ts';
import { desk } from '../../support/moderation.ts';
import { mailsIn } from '../../support/outbox.ts';
import { createOwnDatabase, makeMember, type OwnDatabase, type OwnMember } from '../../support/own-database.ts';
import { killPlatformProcesses, startPlatformProcess } from '../../support/platform-process.ts';
import { TestPlatform, usualKinds } from '../../support/platform.ts';

const queue = z.object({ cases: z.array(z.object({ idCase: z.string() })) });
const to = 'quem@exemplo.example';
const asked = { desReason: 'OTHER', desLink: 'um perfil de praia', desText: 'Apareço em um vídeo.', desContact: to };
const answer = { desDecision: 'TAKE_DOWN', desReason: 'OTHER', desText: 'Retiramos o video.' };

describe.each(usualKinds)('mail that answers a report sent without an account (%s)', (kind) => {
  let own: OwnDatabase;
  let helena: OwnMember;

  beforeEach(async () => {
    own = await createOwnDatabase(kind, 'answers');
    helena = await own.use(async (db) => {
      const member = await makeMember(db);
      await db.updateTable('users').set({ role: 'MODERATOR' }).where('id', '=', member.id).execute();
      return member;
    });
  });
  afterEach(async () => {
    killPlatformProcesses();
    await own.remove();
  });

  const start = () => startPlatformProcess(own.dataDir, own.databaseUrl, {}, { failPoints: {} });
  const mails = async () => (await mailsIn(own.dataDir)).filter((mail) => mail.includes(`To: ${to}`));

  it('if the process is killed after the decision and before the mail, the next start sends the mail once', async () => {
    const first = await start();
    const call = async (method: string, path: string, json?: object, headers = {}) => {
      const sent = { authorization: `Bearer ${helena.token}`, 'content-type': 'application/json', ...headers };
      const body = json === undefined ? null : JSON.stringify(json);
      const response = await fetch(first.url + path, { method, headers: sent, body });
      const read: unknown = await response.json();
      return read;
    };
    await call('POST', '/api/denuncias/sem-conta', asked);
    const { cases } = queue.parse(await call('GET', '/api/moderacao/casos?alvo=OTHER'));
    const casos = cases.map(({ idCase }) => idCase);
    expect(casos).toHaveLength(1);
    await first.arm({ decision: { at: 1, from: 'commit' } });
    const cut = call('POST', '/api/moderacao/decisoes', { ...answer, casos }, { 'x-work': 'decision' }).catch(
      () => null,
    );
    await first.stands('decision');
    await first.end('SIGKILL');
    expect(await cut).toBeNull();
    const { status } = await own.use((db) =>
      db.selectFrom('moderation_cases').select('status').executeTakeFirstOrThrow(),
    );
    expect([status, await mails()]).toEqual(['DECIDED', []]);

    const second = await start();
    await expect.poll(async () => (await mails()).length).toBe(1);
    expect((await mails())[0]).toContain('Retiramos o video.');
    expect(await second.end('SIGTERM')).toBe(0);
    const third = await start();
    await delay(1_000);
    expect(await third.end('SIGTERM')).toBe(0);
    expect(await mails()).toHaveLength(1);
  });
});

it('while stopping, the platform waits for the mail that is being sent and starts no further mail', async () => {
  let recipients = 0;
  const slow = createServer((socket) => {
    socket.write('220 mail.example\r\n');
    socket.on('data', (chunk) => {
      const line = chunk.toString();
      if (line.startsWith('RCPT')) setTimeout(() => socket.write('250 ok\r\n'), 500);
      else if (line.startsWith('DATA')) socket.write('354 go\r\n');
      else if (!line.includes('\r\n.\r\n') && !/^(EHLO|MAIL|QUIT)/.test(line)) return;
      else socket.write('250 ok\r\n');
      if (line.startsWith('RCPT')) recipients += 1;
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => slow.listen(port, '127.0.0.1', resolve));
  const platform = new TestPlatform('pglite', { smtpUrl: `smtp://127.0.0.1:${port}` });
  await platform.start();
  try {
    const helena = await platform.member({ role: 'MODERATOR' });
    await platform.call('POST', '/api/denuncias/sem-conta', { json: asked });
    const { id, target_id: report_id } = await platform.db
      .selectFrom('moderation_cases')
      .select(['id', 'target_id'])
      .executeTakeFirstOrThrow();
    const others = ['BR-1', 'BR-2', 'BR-3', 'BR-4'].map((protocol) => ({ protocol, report_id, contact: to }));
    for (const other of others)
      await platform.db
        .insertInto('moderation_protocols')
        .values({ ...other, secret_hash: Buffer.alloc(32) })
        .execute();
    await desk(platform).decide(helena, [id], 'DISMISS', { desText: 'Nao encontramos.' });
    await expect.poll(() => recipients).toBe(1);
  } finally {
    await platform.stop();
    slow.close();
  }
  expect(recipients).toBe(1);
});

import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Mail } from '../../bff/platform/mail/mailer.ts';
import { createReportAnswers } from '../../bff/platform/moderation/answers.ts';
import { freePort } from '../support/free-port.ts';
import { desk } from '../support/moderation.ts';
import { mailsIn } from '../support/outbox.ts';
import { createOwnDatabase, makeMember, type OwnDatabase, type OwnMember } from '../support/own-database.ts';
import { killPlatformProcesses, startPlatformProcess } from '../support/platform-process.ts';
import { describeOnEachDatabase, TestPlatform, usualKinds, type Member } from '../support/platform.ts';

const queue = z.object({ cases: z.array(z.object({ idCase: z.string() })) });
const to = 'quem@exemplo.example';
const asked = { desReason: 'OTHER', desLink: 'um perfil de praia', desText: 'Apareço em um vídeo.', desContact: to };
const answer = { desDecision: 'TAKE_DOWN', desReason: 'OTHER', desText: 'Retiramos o video.' };

describe.each(usualKinds)('the answer to a report without an account (%s)', (kind) => {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 }); // ms; it starts processes
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

  it('is mailed once by the next start where the process is killed between decision and mail', async () => {
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

describeOnEachDatabase('answers that are owed', (platform) => {
  const { decide } = desk(platform);
  let helena: Member;
  beforeAll(async () => {
    helena = await platform.member({ role: 'MODERATOR' });
  });

  /** Of a report that was decided, whose mail did not go. */
  async function owed() {
    await platform.db.updateTable('moderation_protocols').set({ answer_due_at: null }).execute();
    await platform.call('POST', '/api/denuncias/sem-conta', { json: asked });
    const { id, target_id } = await platform.db
      .selectFrom('moderation_cases')
      .select(['id', 'target_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await decide(helena, [id], 'DISMISS', { desText: 'Nao encontramos.' });
    const own = () =>
      platform.db
        .selectFrom('moderation_protocols')
        .selectAll()
        .where('report_id', '=', target_id)
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await own()).answered_at).not.toBeNull();
    const dueNow = (more: object = {}) =>
      platform.db
        .updateTable('moderation_protocols')
        .set({ answer_due_at: new Date(Date.now() - 1_000), answered_at: null, ...more })
        .where('report_id', '=', target_id)
        .execute();
    await dueNow({ answer_tries: 0 });
    return { own, dueNow };
  }

  function answering(send: (mail: Mail) => Promise<void>) {
    const logger = pino({ level: 'silent' });
    return createReportAnswers({ db: platform.db, logger, mailer: { send }, statusPage: 'http://localhost/x' });
  }

  it('are tried again later and later while no mail can be sent, and given up in the end', async () => {
    const { own, dueNow } = await owed();
    let tries = 0;
    const failing = answering(() => Promise.reject(new Error(`no. ${(tries += 1)}`)));
    const minutesTo = async () => ((await own()).answer_due_at?.getTime() ?? 0) / 60_000 - Date.now() / 60_000;
    await failing.work();
    expect(await minutesTo()).toBeCloseTo(5, 0);
    await failing.work();
    expect(tries, 'not before that').toBe(1);
    await dueNow();
    await failing.work();
    expect(await minutesTo()).toBeCloseTo(10, 0);
    for (let nth = 3; nth <= 10; nth += 1) {
      await dueNow();
      await failing.work();
    }
    expect(tries).toBe(10);
    expect(await own()).toMatchObject({ answer_due_at: null, answered_at: null, contact: to });
  });

  it('are sent by one of two platforms', async () => {
    const { own } = await owed();
    const sent: Mail[] = [];
    const slow = async (mail: Mail) => {
      await delay(100);
      sent.push(mail);
    };
    await Promise.all([answering(slow).work(), answering(slow).work()]);
    expect(sent).toHaveLength(1);
    expect(await own()).toMatchObject({ answer_due_at: null });
  });

  it('that may be sent twice have the same Message-ID, and another answer has another', async () => {
    const idOf = (mail: string | undefined) => /^Message-ID: (<report-\S+@brasa\.example>)/im.exec(mail ?? '')?.[1];
    const ids = async () => (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${to}`)).map(idOf);
    const before = (await ids()).length;
    const { dueNow } = await owed();
    await platform.reportAnswers.work();
    // Killed before it was noted.
    await dueNow();
    await platform.reportAnswers.work();
    const [first, ...again] = (await ids()).slice(before);
    expect(first).toBeDefined();
    expect(again).toEqual([first, first]);
    await owed();
    expect((await ids()).at(-1)).not.toBe(first);
  });
});

it('a stop waits for the mail that is under way, and leaves the others to the next start', async () => {
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

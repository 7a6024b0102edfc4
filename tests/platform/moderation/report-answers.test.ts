import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import type { Mail } from '../../../bff/platform/mail/mailer.ts';
import { createReportAnswers } from '../../../bff/platform/moderation/answers.ts';
import { desk } from '../../support/moderation.ts';
import { mailsIn } from '../../support/outbox.ts';
import { describeOnEachDatabase, type Member } from '../../support/platform.ts';

const to = 'quem@exemplo.example';
const asked = { desReason: 'OTHER', desLink: 'um perfil de praia', desText: 'Apareço em um vídeo.', desContact: to };

describeOnEachDatabase('mails that answer reports', (platform) => {
  const { decide } = desk(platform);
  let helena: Member;
  beforeAll(async () => {
    helena = await platform.member({ role: 'MODERATOR' });
  });

  /** Creates a report whose case is decided. The mail that tells the reporter the decision has not been sent yet. */
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

  it('if an answer cannot be mailed, sending it is tried at most ten times, with growing delays', async () => {
    const { own, dueNow } = await owed();
    let tries = 0;
    const failing = answering(() => Promise.reject(new Error(`no. ${(tries += 1)}`)));
    const minutesTo = async () => ((await own()).answer_due_at?.getTime() ?? 0) / 60_000 - Date.now() / 60_000;
    await failing.work();
    expect(await minutesTo()).toBeCloseTo(5, 0);
    await failing.work();
    expect(tries, 'the mail is not retried early').toBe(1);
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

  it('if two platforms run concurrently, only one of them mails an answer', async () => {
    const { own } = await owed();
    const sent: Mail[] = [];
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    // Keeps the mail of the first platform in progress until the other platform has found no mail to send, or has
    // wrongly sent the same mail.
    const slow = async (mail: Mail) => {
      sent.push(mail);
      if (sent.length > 1) finish();
      await finished;
    };
    const both = [answering(slow).work(), answering(slow).work()];
    await Promise.race(both);
    finish();
    await Promise.all(both);
    expect(sent).toHaveLength(1);
    expect(await own()).toMatchObject({ answer_due_at: null });
  });

  it('all mails of one answer have the same Message-ID; another answer has a different Message-ID', async () => {
    const idOf = (mail: string | undefined) => /^Message-ID: (<report-\S+@brasa\.example>)/im.exec(mail ?? '')?.[1];
    const ids = async () => (await mailsIn(platform.dataDir)).filter((mail) => mail.includes(`To: ${to}`)).map(idOf);
    const before = (await ids()).length;
    const { dueNow } = await owed();
    await platform.reportAnswers.work();
    // Makes the mail due again, as if the process had been killed after it sent the mail and before it recorded that.
    await dueNow();
    await platform.reportAnswers.work();
    const [first, ...again] = (await ids()).slice(before);
    expect(first).toBeDefined();
    expect(again).toEqual([first, first]);
    await owed();
    expect((await ids()).at(-1)).not.toBe(first);
  });
});

import { EventEmitter, once } from 'node:events';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { connectOutlets, transact } from '../../../bff/platform/db/transact.ts';
import { createMailQueue, writeOpenMail } from '../../../bff/platform/mail/mail-queue.ts';
import { NoSuchMailbox, type Mail } from '../../../bff/platform/mail/mailer.ts';
import { createOwnDatabase, makeMember, type OwnDatabase } from '../../support/own-database.ts';
import { describePlatform, usualKinds } from '../../support/platform.ts';
import { somebody } from '../../support/sign-in.ts';

const secret = 'the-secret-of-a-mail-queue-test-0123456789';

describe.each(usualKinds)('mail queue (%s)', (kind) => {
  const link = 'http://localhost/account/undo-factor#segredo';
  const logger = pino({ level: 'silent' });
  let own: OwnDatabase;
  beforeEach(async () => void (own = await createOwnDatabase(kind, 'mails')));
  afterEach(() => own.remove());

  /** Queues `count` mails to one member in a database on which no platform runs, then calls `work` with these mails. */
  async function withSome(count: number, work: (some: Awaited<ReturnType<typeof owed>>) => Promise<void>) {
    await own.use(async (db) => {
      await work(await owed(db, count));
    });
  }

  async function owed(db: Kysely<DB>, count: number) {
    const { id } = await makeMember(db);
    const queueOf = (send: (mail: Mail) => Promise<void>) => createMailQueue({ db, mailer: { send }, logger, secret });
    const write = (more: Partial<Mail> = {}, { queue } = queueOf(() => Promise.resolve())) => {
      const mail = { to: 'ana@exemplo.example', subject: 'Oi', text: link, html: link, ...more };
      return transact(db, (tx) => queue(tx, id, mail));
    };
    for (let at = 0; at < count; at += 1) await write({ text: `${link}-${at}` });
    const all = () => db.selectFrom('mails').selectAll().where('user_id', '=', id).execute();
    const set = (to: object) => db.updateTable('mails').set(to).where('user_id', '=', id).execute();
    /**
     * Connects the database to a sender that starts each mail after its transaction has committed, as the platform
     * does.
     * @returns the promises of all started sends
     */
    const sendAtOnce = () => {
      const begun: Promise<unknown>[] = [];
      const ignore = () => undefined;
      connectOutlets(db, { publish: ignore, later: (work) => begun.push(work), onRetry: ignore, onError: ignore });
      return begun;
    };
    return {
      all,
      write,
      sendAtOnce,
      queueOf,
      row: async () => (await all())[0],
      dueNow: (more: object = {}) => set({ due_at: ago(1_000), ...more }),
      writeOpen: (more: Partial<Mail> = {}) =>
        transact(db, (tx) =>
          writeOpenMail(tx, id, { to: 'ana@exemplo.example', subject: 'Oi', text: 'Oi', html: 'Oi', ...more }),
        ),
    };
  }

  it('a queued mail is encrypted in the database, and its row is deleted after the mail was sent', async () => {
    await withSome(1, async ({ row, queueOf }) => {
      const content = Buffer.from((await row())?.content ?? []);
      expect(content.length).toBeGreaterThan(link.length);
      expect(content.includes('segredo')).toBe(false);
      const sent: Mail[] = [];
      await queueOf((mail) => Promise.resolve(void sent.push(mail))).work();
      expect(sent.map(({ text }) => text)).toEqual([`${link}-0`]);
      expect(await row()).toBeUndefined();
    });
  });

  it('a mail is sent directly after its transaction commits; a queued mail with an expired link is never sent', async () => {
    await withSome(1, async ({ all, write, sendAtOnce, dueNow, queueOf }) => {
      await dueNow({ ends_at: ago(1_000) });
      const begun = sendAtOnce();
      const sent: string[] = [];
      const queue = queueOf(({ text }) => Promise.resolve(void sent.push(text)));
      await write({ text: 'new' }, queue);
      await Promise.all(begun);
      expect(sent).toEqual(['new']);
      expect(await all()).toHaveLength(1);
      await queue.work();
      expect([sent, await all()]).toEqual([['new'], []]);
    });
  });

  it('two platforms send each of 24 queued mails once, at most five at a time per platform', async () => {
    await withSome(24, async ({ all, queueOf }) => {
      const sent: string[] = [];
      const underWay = [0, 0];
      const most = [0, 0];
      const server = new EventEmitter();
      const bothFull = once(server, 'full');
      const platforms = [0, 1].map((at) =>
        queueOf(async ({ text }) => {
          sent.push(text);
          underWay[at] = (underWay[at] ?? 0) + 1;
          most[at] = Math.max(most[at] ?? 0, underWay[at]);
          // Waits until both platforms are sending five mails each. Only then the mail server answers.
          if (underWay.every((each) => each === 5)) server.emit('full');
          await bothFull;
          underWay[at] -= 1;
        }),
      );
      await Promise.all(platforms.map(({ work }) => work()));
      expect(most).toEqual([5, 5]);
      expect(sent.toSorted()).toEqual(Array.from({ length: 24 }, (_, at) => `${link}-${at}`).toSorted());
      expect(await all()).toEqual([]);
    });
  });

  it('if the mail server is slow to accept one mail, the other queued mails are not delayed', async () => {
    await withSome(8, async ({ all, queueOf }) => {
      const server = new EventEmitter();
      const answer = once(server, 'answer').then(() => undefined);
      const done = queueOf(({ text }) => (text === `${link}-0` ? answer : Promise.resolve())).work();
      await expect.poll(async () => (await all()).length).toBe(1);
      server.emit('answer');
      await done;
      expect(await all()).toEqual([]);
    });
  });

  it('a mail that could not be sent is retried after 1 and then 2 minutes, and is deleted after its deadline', async () => {
    await withSome(1, async ({ row, dueNow, queueOf }) => {
      const failing = queueOf(() => Promise.reject(new Error('no')));
      const minutes = async () => ((await row())?.due_at.getTime() ?? 0) / 60_000 - Date.now() / 60_000;
      await failing.work();
      expect(await minutes()).toBeCloseTo(1, 0);
      await dueNow();
      await failing.work();
      expect(await minutes()).toBeCloseTo(2, 0);
      await dueNow({ ends_at: ago(1_000) });
      await failing.work();
      expect(await row()).toBeUndefined();
    });
  });

  it('a mail to a mailbox that does not exist is deleted without a retry', async () => {
    await withSome(1, async ({ row, queueOf }) => {
      await queueOf(() => Promise.reject(new NoSuchMailbox('no'))).work();
      expect(await row()).toBeUndefined();
    });
  });

  it('a mail that has a new code replaces only the queued mail that has the earlier code for the same purpose', async () => {
    await withSome(1, async ({ write, queueOf }) => {
      for (const [text, codeFor] of [
        ['first', 'RESET'],
        ['other', 'CHANGE'],
        ['second', 'RESET'],
      ] as const)
        await write({ text, codeFor });
      const sent: string[] = [];
      await queueOf(({ text }) => Promise.resolve(void sent.push(text))).work();
      expect(sent.toSorted()).toEqual([`${link}-0`, 'other', 'second']);
    });
  });

  it('a mail that could not be sent is not retried if its link expires before the next attempt', async () => {
    await withSome(0, async ({ row, write, dueNow, queueOf }) => {
      const endsAt = new Date(Date.now() + 30_000);
      await write({ endsAt });
      expect((await row())?.ends_at).toEqual(endsAt);
      const sent: Mail[] = [];
      await queueOf(() => Promise.reject(new Error('no'))).work();
      expect((await row())?.due_at, 'the next try is due only when the link expires').toEqual(endsAt);
      await dueNow({ ends_at: ago(1_000) });
      await queueOf((mail) => Promise.resolve(void sent.push(mail))).work();
      expect([sent, await row()]).toEqual([[], undefined]);
    });
  });

  it('writeOpenMail() queues a mail unencrypted, but rejects a mail whose link expires', async () => {
    await withSome(0, async ({ row, writeOpen, queueOf }) => {
      await expect(writeOpen({ endsAt: new Date() })).rejects.toThrow('must be sealed');
      await writeOpen();
      const sent: string[] = [];
      await queueOf(({ text }) => Promise.resolve(void sent.push(text))).work();
      expect([sent, await row()]).toEqual([['Oi'], undefined]);
    });
  });
});

describePlatform(
  'mail queue while the mail server is unreachable',
  (platform) => {
    it('if a second reset code is requested, its mail replaces the queued mail that has the first code', async () => {
      const ana = await somebody(platform, { email_confirmed_at: null });
      const owed = async (codeFor: string) => {
        const mails = platform.db.selectFrom('mails').select('id').where('user_id', '=', ana.id);
        return (await mails.where('code_for', '=', codeFor).execute()).map(({ id }) => id);
      };
      const ask = (path: string) => platform.call('POST', path, { as: ana, json: { email: ana.email } });
      await ask('/api/resetarSenha');
      await expect.poll(() => owed('RESET')).toHaveLength(1);
      const [first] = await owed('RESET');
      await ask('/api/resetarSenha');
      await expect.poll(() => owed('RESET')).not.toEqual([first]);
      expect(await owed('RESET')).toHaveLength(1);
      await ask('/api/email/codigo');
      await expect.poll(() => owed('CONFIRM')).toHaveLength(1);
    });
  },
  { smtpUrl: 'smtp://127.0.0.1:1' },
);

function ago(milliseconds: number) {
  return new Date(Date.now() - milliseconds);
}

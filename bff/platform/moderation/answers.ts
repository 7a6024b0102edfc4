import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { reportAnsweredMail } from './report.mails.ts';
import { createPeriodic } from '../periodic.ts';
import { giveUpAnswer, noteAnswered, takeAnswer, type Answer } from './answers.store.ts';

const EVERY = 20_000; // ms

export interface ReportAnswersOptions {
  db: Kysely<DB>;
  mailer: Pick<Mailer, 'send'>;
  logger: Logger;
  /** Where a protocol number and its code are asked about. */
  statusPage: string;
}

export type ReportAnswers = ReturnType<typeof createReportAnswers>;

/**
 * Mails what became of reports without an account. What is owed is a row that is written with the decision: a mail that
 * fails, or whose sender is killed, is sent later. It is sent twice only where the process ends between sending it and
 * noting that; both then have the same Message-ID, by which mail programs show one.
 */
export function createReportAnswers({ db, mailer, logger, statusPage }: ReportAnswersOptions) {
  let isClosing = false;
  const { work, start, close } = createPeriodic({
    every: EVERY,
    async run() {
      while (!isClosing) {
        const answer = await takeAnswer(db);
        if (!answer) return;
        await deliver(answer);
      }
    },
    onError: (error) => logger.error({ err: error }, 'answering reports failed; it is tried again'),
  });

  async function deliver(answer: Answer) {
    try {
      await mailer.send(reportAnsweredMail(answer, statusPage));
    } catch (error) {
      const isGivenUp = await giveUpAnswer(db, answer.protocol);
      const what = isGivenUp ? 'the answer to a report is given up' : 'the answer to a report is tried again later';
      logger.error({ err: error }, what);
      return;
    }
    await noteAnswered(db, answer.protocol);
  }

  return {
    work,
    start,
    /** Waits for the mail that is under way; the next start goes on from there. */
    async close() {
      isClosing = true;
      await close();
    },
  };
}

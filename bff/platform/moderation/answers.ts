import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { reportAnsweredMail } from './report.mails.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { giveUpAnswer, noteAnswered, takeAnswer, type Answer } from './answers.store.ts';

const INTERVAL_MS = 20_000;

export interface ReportAnswersOptions {
  db: Kysely<DB>;
  mailer: Pick<Mailer, 'send'>;
  logger: Logger;
  /** Page that shows the status of a report by its protocol number and code. */
  statusPage: string;
}

export type ReportAnswers = ReturnType<typeof createReportAnswers>;

/**
 * Mails the outcome of reports without an account. The decision's transaction stores each due mail as a row, so that a
 * failed mail, or one whose sender was killed, is retried. A mail is sent twice only if the process ends between
 * sending it and recording that; both copies then have the same Message-ID, by which mail programs show one.
 */
export function createReportAnswers({ db, mailer, logger, statusPage }: ReportAnswersOptions) {
  let isClosing = false;
  const { work, start, close } = createPeriodic({
    every: INTERVAL_MS,
    async run() {
      while (!isClosing) {
        const answer = await takeAnswer(db);
        if (!answer) return;
        await deliver(answer);
      }
    },
    onError: (error) => logger.error({ err: error }, 'answering reports failed and will be retried'),
  });

  async function deliver(answer: Answer) {
    try {
      await mailer.send(reportAnsweredMail(answer, statusPage));
    } catch (error) {
      const isGivenUp = await giveUpAnswer(db, answer.protocol);
      const what = isGivenUp ? 'the answer to a report is dropped' : 'answering a report failed and will be retried';
      logger.error({ err: error }, what);
      return;
    }
    await noteAnswered(db, answer.protocol);
  }

  return {
    work,
    start,
    /** Waits for the mail being sent; the next start continues from there. */
    async close() {
      isClosing = true;
      await close();
    },
  };
}

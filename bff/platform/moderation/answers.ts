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
  /**
   * Returns the URL of the page that shows the status of a report, from the report's protocol number and secret code.
   */
  statusPage: string;
}

export type ReportAnswers = ReturnType<typeof createReportAnswers>;

/**
 * Mails the outcome of reports from visitors without an account. The decision's transaction stores each due mail as a
 * row, so that a mail is retried if sending fails or the sending process is killed. A mail is sent twice only if the
 * process ends between sending the mail and recording that. Both copies have the same Message-ID, so mail programs show
 * a single one.
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
    /** Waits until the current mail is sent. The remaining mails are sent after the next start. */
    async close() {
      isClosing = true;
      await close();
    },
  };
}

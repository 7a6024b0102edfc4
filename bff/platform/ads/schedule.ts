import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Platform } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { announce } from '../notifications/notify.ts';
import { createPeriodic } from '../periodic.ts';
import { endOneDue } from './life.ts';

const EVERY = 60_000; // ms

/**
 * Ends what is over: each ad in a transaction of its own, once, however many processes look. What was due while nobody
 * looked is done at the next look.
 * @returns how many it ended
 */
export async function endDueAds(db: Kysely<DB>, publish: Platform['publish'], now = new Date()) {
  for (let ended = 0; ; ended += 1) {
    const told = await db.transaction().execute((trx) => endOneDue(trx, now));
    if (told === null) return ended;
    announce(publish, told);
  }
}

interface ScheduleDeps {
  db: Kysely<DB>;
  publish: Platform['publish'];
  logger: Logger;
}

/** Looks when told to start and every minute from then on. */
export function createAdSchedule({ db, publish, logger }: ScheduleDeps) {
  return createPeriodic({
    every: EVERY,
    async run() {
      const ended = await endDueAds(db, publish);
      if (ended > 0) logger.info({ ended }, 'ads are over');
    },
    onError: (error) => logger.error({ err: error }, 'ending ads failed'),
  });
}

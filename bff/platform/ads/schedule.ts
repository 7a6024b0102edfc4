import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { createPeriodic } from '../periodic.ts';
import { dueAds, endDue, endExcluded, excludedAds } from './life.ts';

const EVERY = 60_000; // ms

/**
 * Ends the ads that run although their owner is excluded or owes money, then the ads that are over: each in a
 * transaction of its own, once, however many processes look. What was due while no process looked is ended at
 * the next look.
 * @returns how many it ended
 * @throws {AggregateError} after all others are ended, for those that could not be
 */
export async function endDueAds(db: Kysely<DB>, now = new Date()) {
  let ended = 0;
  const failures: unknown[] = [];
  for (const ad of await excludedAds(db)) await end((tx) => endExcluded(tx, ad, now));
  for (const { id } of await dueAds(db, now)) await end((tx) => endDue(tx, id, now));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ads could not be ended`);
  return ended;

  async function end(one: (tx: Tx) => Promise<boolean>) {
    try {
      if (await transact(db, one)) ended += 1;
    } catch (error) {
      failures.push(error);
    }
  }
}

interface ScheduleDeps {
  db: Kysely<DB>;
  logger: Logger;
}

/** Looks when told to start and every minute from then on. */
export function createAdSchedule({ db, logger }: ScheduleDeps) {
  return createPeriodic({
    every: EVERY,
    async run() {
      const ended = await endDueAds(db);
      if (ended > 0) logger.info({ ended }, 'ads are over');
    },
    onError: (error) => logger.error({ err: error }, 'ending ads failed'),
  });
}

import type { Platform } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { endUnderRefusedOwners } from './vip.refused-owners.ts';
import { releaseEarnings } from './vip.pending.ts';
import { dueSubscriptions, renew, type Due } from './vip.renewal.ts';
import { endSubscription } from './vip.store.ts';
import { takeBackEarnings } from './vip.taken-back.ts';
import type { VipTerms } from './vip.terms.ts';

const INTERVAL_MS = 20_000; // short enough to renew or end each due subscription within a minute
const BATCH_SIZE = 50;
const RETRY_DELAY_MS = 5 * 60_000; // the delay after an internal error

/**
 * Renews due VIP subscriptions at the start and at each interval, including subscriptions that became due while no
 * process was running.
 */
export function createVipScheduler({ db, logger, later, payments }: Platform, terms: VipTerms) {
  let running = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function run() {
    if (running) return;
    running = true;
    try {
      await endUnderRefusedOwners(db, (error) => logger.error({ err: error }, 'refunding VIP months failed'));
      await takeBackEarnings(db, (error) => logger.error({ err: error }, 'taking back VIP earnings failed'));
      await releaseEarnings(db, (error) => logger.error({ err: error }, 'releasing VIP earnings failed'));
      for (let full = true; full && !stopped;) full = (await batch()) === BATCH_SIZE;
    } finally {
      running = false;
    }
  }

  async function batch() {
    const due = await dueSubscriptions(db, new Date(), BATCH_SIZE);
    for (const subscription of due) {
      if (stopped) break;
      try {
        await renew(db, subscription, terms, new Date(), payments);
      } catch (error) {
        await putOff(subscription, error);
      }
    }
    return due.length;
  }

  /**
   * Handles a failed renewal. Deletes the subscription if its community is closed. Otherwise schedules a later retry,
   * so that this subscription does not delay the others.
   */
  async function putOff({ id, community_id: communityId, user_id: userId }: Due, error: unknown) {
    if (error instanceof ApiError && error.status === 404) {
      await db.transaction().execute((tx) => endSubscription(tx, communityId, userId));
      return;
    }
    logger.error({ err: error, subscription: id }, 'renewing a VIP subscription failed');
    const due = new Date(Date.now() + RETRY_DELAY_MS);
    await db.updateTable('vip_subscriptions').set({ due_at: due }).where('id', '=', id).execute();
  }

  return {
    start() {
      timer = setInterval(() => later(run()), INTERVAL_MS).unref();
      later(run());
    },
    close() {
      stopped = true;
      clearInterval(timer);
    },
  };
}

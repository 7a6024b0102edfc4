import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { finish } from '../ads/ad-states.ts';
import type { Platform } from '../context.ts';
import type { Media } from '../media/media.ts';
import { createPeriodic } from '../lifecycle/periodic.ts';
import { eraseAccount } from './erase-account.ts';
import { handOverCommunities, leaveCommunities } from './erase-communities.ts';
import {
  emptySomeComments,
  emptySomeMessages,
  eraseSomeCommentReactions,
  eraseSomeComments,
  eraseSomeFollowers,
  eraseSomeFollows,
  eraseSomePostReactions,
  eraseSomePosts,
  eraseSomeRows,
  eraseSomeTraces,
  takeBackSome,
} from './erase-content.ts';
import { forgetCustomer } from '../wallet/stripe/customers.ts';
import type { Exports } from './exports.ts';
import { claimEnd, whileClaimed } from '../db/claim.ts';
import { transact } from '../db/transact.ts';

const INTERVAL_MS = 60_000;
const EMPTIED_AD = { title: 'Anúncio excluído', link: 'https://excluido.invalid/' };
/** Removes the moderator's reason from an ad that was refused. */
const EMPTIED_REFUSAL = { refusal: '' };

interface Deps {
  platform: Platform;
  media: Media;
  exports: Exports;
  isAgeRequired: boolean;
}

/**
 * Erases accounts after their grace period. Every step queries the work that is left for it, so an interrupted erasure
 * can start again with the first step. The last step marks the account as erased, so that it is no longer due.
 */
export function createErasure({ platform, media, exports, isAgeRequired }: Deps) {
  const { db, logger } = platform;
  let stopped = false;
  const isStopped = () => stopped;

  const steps: ((userId: string) => Promise<unknown>)[] = [
    (userId) => handOverCommunities(db, userId, isAgeRequired),
    (userId) => leaveCommunities(db, userId),
    endAds,
    inParts(eraseSomeTraces),
    inParts(eraseSomePosts),
    inParts(eraseSomeComments),
    inParts(emptySomeComments),
    inParts(eraseSomePostReactions),
    inParts(eraseSomeCommentReactions),
    inParts(eraseSomeFollows),
    inParts(eraseSomeFollowers),
    inParts(emptySomeMessages),
    inParts(takeBackSome),
    (userId) => exports.erase(userId),
    (userId) => media.releaseOwned(userId),
    (userId) => forgetCustomer(platform.payments, userId),
    inParts(eraseSomeRows),
    (userId) => eraseAccount(db, userId),
  ];

  /**
   * Returns a step that repeats a batch until no work is left. Each batch has its own transaction, so that no member
   * waits long for a row lock.
   */
  function inParts(some: (from: typeof db, userId: string) => Promise<number>) {
    return async (userId: string) => {
      while (!stopped && (await some(db, userId)) > 0);
    };
  }

  async function endAds(userId: string) {
    const ads = await db.selectFrom('ads').select(['id', 'kind']).where('owner_id', '=', userId).execute();
    for (const { id, kind } of ads) {
      await transact(db, async (tx) => {
        await finish(tx, userId, id);
        await tx.deleteFrom('ad_files').where('ad_id', '=', id).execute();
        await tx.deleteFrom('ad_days').where('ad_id', '=', id).execute();
        if (kind === 'AD') await tx.updateTable('ads').set(EMPTIED_AD).where('id', '=', id).execute();
        const refused = tx.updateTable('ads').set(EMPTIED_REFUSAL).where('refusal', 'is not', null);
        await refused.where('id', '=', id).execute();
      });
    }
  }

  async function workOff() {
    // The ids of accounts whose erasure failed in this run, or that another process is erasing. This run skips them, so
    // that they do not block the accounts after them; the next run retries them.
    const passedOver: string[] = [];
    // Deletes expired leases of crashed processes. The lease of an account that is already erased would otherwise stay
    // forever, because no later lease replaces it.
    await db
      .deleteFrom('erasures')
      .where('claimed_until', '<=', sql<Date>`now()`)
      .execute();
    for (let next = await due(passedOver); next !== undefined && !isStopped(); next = await due(passedOver)) {
      const userId = next;
      const claim = uuidv7();
      if (!(await take(userId, claim))) {
        passedOver.push(userId);
        continue;
      }
      try {
        await whileClaimed(
          () => renew(claim),
          () => erase(userId),
        );
      } catch (error) {
        onError(error);
        passedOver.push(userId);
      } finally {
        await giveBack(claim);
      }
    }
  }

  async function erase(userId: string) {
    for (const step of steps) {
      if (isStopped()) return;
      await step(userId);
    }
    logger.info('an account was erased');
  }

  function onError(error: unknown) {
    logger.error({ err: error }, 'erasing an account failed and will be retried');
  }

  async function due(passedOver: string[]) {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('deletes_at', '<=', sql<Date>`now()`)
      .$if(passedOver.length > 0, (query) => query.where('id', 'not in', passedOver))
      .orderBy('deletes_at')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  }

  /**
   * Takes a lease on the account, so that no other process erases it. The lease is a row of a separate table, because a
   * lock on the user's row would block other members.
   * @returns false when another process holds the lease or has already erased the account
   */
  async function take(userId: string, claim: string) {
    const { rows } = await sql`
      insert into erasures as e (user_id, claim, claimed_until)
      select id, ${claim}, ${claimEnd} from users where id = ${userId} and deletes_at <= now()
      on conflict (user_id) do update set claim = excluded.claim, claimed_until = excluded.claimed_until
        where e.claimed_until <= now()
      returning 1`.execute(db);
    return rows.length > 0;
  }

  async function renew(claim: string) {
    await db.updateTable('erasures').set({ claimed_until: claimEnd }).where('claim', '=', claim).execute();
  }

  /** Releases the lease, unless another process has taken the lease over. */
  async function giveBack(claim: string) {
    await db.deleteFrom('erasures').where('claim', '=', claim).execute();
  }

  const { work, start, close } = createPeriodic({
    every: INTERVAL_MS,
    run: workOff,
    onError,
  });

  return {
    work,
    start,
    async close() {
      stopped = true;
      await close();
    },
  };
}

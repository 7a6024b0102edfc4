import { sql } from 'kysely';
import { finish } from '../ads/life.ts';
import type { Platform } from '../context.ts';
import type { Media } from '../media/media.ts';
import { createPeriodic } from '../periodic.ts';
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
import { forgetCustomer } from '../wallet/customers.ts';
import type { Exports } from './exports.ts';
import { transact } from '../db/transact.ts';

const EVERY = 60_000; // ms
const EMPTIED_AD = { title: 'Anúncio excluído', link: 'https://excluido.invalid/' };
/** Moderation's words about it. */
const EMPTIED_REFUSAL = { refusal: '' };

interface Deps {
  platform: Platform;
  media: Media;
  exports: Exports;
  isAgeRequired: boolean;
}

/**
 * Erases accounts whose days of grace are over. Every step finds out by itself what is left for it to do, so that a
 * stop in the middle of any is made up for by beginning again; the last one takes the account off the list.
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

  /** A transaction for each part, so that no member waits long for a row of theirs. */
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
        if (kind === 'AD') await tx.updateTable('ads').set(EMPTIED_AD).where('id', '=', id).execute();
        const refused = tx.updateTable('ads').set(EMPTIED_REFUSAL).where('refusal', 'is not', null);
        await refused.where('id', '=', id).execute();
      });
    }
  }

  async function workOff() {
    // One that fails is tried again another time, and holds up no account behind it.
    const failed: string[] = [];
    for (let next = await due(failed); next !== undefined && !isStopped(); next = await due(failed)) {
      try {
        for (const step of steps) {
          if (isStopped()) return;
          await step(next);
        }
      } catch (error) {
        onError(error);
        failed.push(next);
        continue;
      }
      logger.info('an account was erased');
    }
  }

  function onError(error: unknown) {
    logger.error({ err: error }, 'erasing an account failed; it is tried again');
  }

  async function due(failed: string[]) {
    const row = await db
      .selectFrom('users')
      .select('id')
      .where('deletes_at', '<=', sql<Date>`now()`)
      .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
      .orderBy('deletes_at')
      .limit(1)
      .executeTakeFirst();
    return row?.id;
  }

  const { work, start, close } = createPeriodic({
    every: EVERY,
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

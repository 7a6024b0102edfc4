import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { forgetLaterLinks, UNDO_DAYS } from './mail-links.store.ts';
import { removeFactorsSince } from '../../auth/second-factors.store.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the time UNDO_DAYS before `moment`. The owner may not have noticed a second factor that was added after that
 * time, because the link to undo it is still valid.
 */
export function latelyBefore(moment: Date) {
  return new Date(moment.getTime() - UNDO_DAYS * DAY_MS);
}

/**
 * Gives an account back to its owner: ends all sessions, forgets all devices and pending codes, and removes the second
 * factors added at `since` or later.
 * @param links the time from which mail links are deleted, because they may have been sent to a stranger; `since` by
 * default
 * @returns descriptions of the removed factors
 */
export async function shutOutSince(tx: Transaction<DB>, userId: string, since: Date, links = since) {
  const removed = await removeFactorsSince(tx, userId, since);
  await forgetLaterLinks(tx, userId, links);
  for (const table of ['email_codes', 'known_devices', 'auth_challenges', 'sessions'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  return removed;
}

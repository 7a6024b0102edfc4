import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { forgetLaterLinks, UNDO_DAYS } from './mail-links.store.ts';
import { removeFactorsSince } from '../../auth/second-factors.store.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the moment that is UNDO_DAYS earlier than `moment`. The owner may not have noticed a factor added since then,
 * because the undo link in its mail is still valid.
 */
export function latelyBefore(moment: Date) {
  return new Date(moment.getTime() - UNDO_DAYS * DAY_MS);
}

/**
 * Gives an account back to its owner: ends all sessions, forgets all devices and pending codes, and removes the factors
 * added at `since` or later.
 * @param links mail links made at this moment or later are deleted, because they may have gone to a stranger; `since`
 * by default
 * @returns descriptions of the removed factors
 */
export async function shutOutSince(tx: Transaction<DB>, userId: string, since: Date, links = since) {
  const removed = await removeFactorsSince(tx, userId, since);
  await forgetLaterLinks(tx, userId, links);
  for (const table of ['email_codes', 'known_devices', 'auth_challenges', 'sessions'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  return removed;
}

import type { Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { forgetLaterLinks, UNDO_DAYS } from './mail-links.store.ts';
import { removeFactorsSince } from '../auth/second-factors.store.ts';

const DAY = 86_400_000; // ms

/** Since when an owner may not have noticed what was added: as long as the link in the mail about it is good. */
export function latelyBefore(moment: Date) {
  return new Date(moment.getTime() - UNDO_DAYS * DAY);
}

/**
 * Puts an account back into its owner's hands: all sessions and devices end, and all ways in that were added since a
 * moment. What was begun and waits for a code is over.
 * @param links since when mails may have gone to a stranger; `since` where that is not given
 * @returns what was taken away, in words
 */
export async function shutOutSince(tx: Transaction<DB>, userId: string, since: Date, links = since) {
  const removed = await removeFactorsSince(tx, userId, since);
  await forgetLaterLinks(tx, userId, links);
  for (const table of ['email_codes', 'known_devices', 'auth_challenges', 'sessions'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  return removed;
}

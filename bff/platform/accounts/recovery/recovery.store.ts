import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { forgetLaterLinks, UNDO_DAYS } from './mail-links.store.ts';
import { removeFactorsSince } from '../../auth/second-factors.store.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the moment since which an owner may not have noticed an added factor: the link in its mail is valid as long.
 */
export function latelyBefore(moment: Date) {
  return new Date(moment.getTime() - UNDO_DAYS * DAY_MS);
}

/**
 * Returns an account to its owner: ends all sessions, forgets all devices and pending codes, and removes the factors
 * added since a moment.
 * @param links moment since which mails may have gone to a stranger; `since` by default
 * @returns descriptions of the removed factors
 */
export async function shutOutSince(tx: Transaction<DB>, userId: string, since: Date, links = since) {
  const removed = await removeFactorsSince(tx, userId, since);
  await forgetLaterLinks(tx, userId, links);
  for (const table of ['email_codes', 'known_devices', 'auth_challenges', 'sessions'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  return removed;
}

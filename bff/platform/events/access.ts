import type { Tx } from '../db/transact.ts';

/**
 * Publishes that the access of these members has changed, for example because a session ended, a member blocked
 * another, or a member joined or left a community. The gateway then checks their live connections again.
 */
export function publishAccess(
  tx: Tx,
  type: 'session' | 'block' | 'follow' | 'membership' | 'conversation' | 'age',
  ...members: string[]
) {
  for (const idUser of members) tx.publish('access', { type, idUser });
}

/**
 * Publishes that fewer viewers may see this member's content. The gateway then also checks the live subscriptions of
 * visitors, who have no account.
 */
export function publishAudience(tx: Tx, idUser: string) {
  tx.publish('access', { type: 'audience', idUser });
}

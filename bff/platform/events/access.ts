import type { Tx } from '../db/transact.ts';

/**
 * Publishes that members' access changed: a session ended, they blocked or were blocked, they joined or left something.
 * The gateway then checks their live connections again.
 */
export function publishAccess(
  tx: Tx,
  type: 'session' | 'block' | 'follow' | 'membership' | 'conversation' | 'age',
  ...members: string[]
) {
  for (const idUser of members) tx.publish('access', { type, idUser });
}

/** Publishes that fewer viewers may see this member's content. The gateway then checks visitors' subscriptions too. */
export function publishAudience(tx: Tx, idUser: string) {
  tx.publish('access', { type: 'audience', idUser });
}

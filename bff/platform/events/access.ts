import type { Tx } from '../db/transact.ts';

/**
 * Publishes that members may do or see less or more than before: a session ended, they blocked or were blocked, they
 * joined or left something. A gateway with a live connection of theirs asks again what it may carry.
 */
export function publishAccess(
  tx: Tx,
  type: 'session' | 'block' | 'follow' | 'membership' | 'conversation' | 'age',
  ...members: string[]
) {
  for (const idUser of members) tx.publish('access', { type, idUser });
}

/** Publishes that fewer may see what is this member's: visitors who listen to it are asked about too. */
export function publishAudience(tx: Tx, idUser: string) {
  tx.publish('access', { type: 'audience', idUser });
}

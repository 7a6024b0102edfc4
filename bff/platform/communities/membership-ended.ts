import type { Tx } from '../db/transact.ts';

/** Publishes that a member is outside now, so that what they listen to inside ends. */
export function membershipEnded(tx: Tx, idCommunity: string, idUser: string) {
  tx.publish('access', { type: 'membership', idUser, idCommunity });
  membershipChanged(tx, idCommunity, idUser);
}

/** Publishes to a member's open pages that they are in, or no longer. */
export function membershipChanged(tx: Tx, idCommunity: string, idUser: string) {
  tx.publish(`user:${idUser}`, { type: 'membership', idCommunity });
}

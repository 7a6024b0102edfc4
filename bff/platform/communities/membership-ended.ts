import type { Tx } from '../db/transact.ts';

/** Publishes that a member is now outside, so that their event streams from inside the community end. */
export function membershipEnded(tx: Tx, idCommunity: string, idUser: string) {
  tx.publish('access', { type: 'membership', idUser, idCommunity });
  membershipChanged(tx, idCommunity, idUser);
}

/** Tells a member's open pages that their membership has changed. */
export function membershipChanged(tx: Tx, idCommunity: string, idUser: string) {
  tx.publish(`user:${idUser}`, { type: 'membership', idCommunity });
}

import type { Tx } from '../db/transact.ts';

/** Publishes that a member is no longer in a community, so that their event streams of the community are closed. */
export function membershipEnded(tx: Tx, idCommunity: string, idUser: string) {
  tx.publish('access', { type: 'membership', idUser, idCommunity });
  membershipChanged(tx, idCommunity, idUser);
}

/** Publishes to a member's open pages that their membership in a community has changed. */
export function membershipChanged(tx: Tx, idCommunity: string, idUser: string) {
  tx.publish(`user:${idUser}`, { type: 'membership', idCommunity });
}

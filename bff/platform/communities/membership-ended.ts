import type { Platform } from '../context.ts';

/** Tells the gateways that somebody is outside now, so that what they listen to inside ends. After the commit. */
export function membershipEnded(publish: Platform['publish'], idCommunity: string, idUser: string) {
  publish('access', { type: 'membership', idUser, idCommunity });
  membershipChanged(publish, idCommunity, idUser);
}

/** Tells somebody's open pages that they are in, or no longer. After the commit. */
export function membershipChanged(publish: Platform['publish'], idCommunity: string, idUser: string) {
  publish(`user:${idUser}`, { type: 'membership', idCommunity });
}

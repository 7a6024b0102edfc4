import type { Platform } from '../context.ts';

/** Tells the gateways that somebody is outside now, so that what they listen to inside ends. After the commit. */
export function membershipEnded(publish: Platform['publish'], idCommunity: string, idUser: string) {
  publish('access', { type: 'membership', idUser, idCommunity });
}

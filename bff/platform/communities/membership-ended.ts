import type { Platform } from '../context.ts';
import { announce, type Announcement } from '../events/notify.ts';

/** Tells the gateways that somebody is outside now, so that what they listen to inside ends. After the commit. */
export function membershipEnded(publish: Platform['publish'], idCommunity: string, idUser: string) {
  announce(publish, endOfMembership(idCommunity, idUser));
}

/** The same, to be announced with what else has changed. */
export function endOfMembership(idCommunity: string, idUser: string): Announcement[] {
  return [
    { topic: 'access', payload: { type: 'membership', idUser, idCommunity } },
    { topic: `user:${idUser}`, payload: { type: 'membership', idCommunity } },
  ];
}

/** Tells somebody's open pages that they are in, or no longer. After the commit. */
export function membershipChanged(publish: Platform['publish'], idCommunity: string, idUser: string) {
  publish(`user:${idUser}`, { type: 'membership', idCommunity });
}

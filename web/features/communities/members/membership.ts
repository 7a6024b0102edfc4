import type { CommunityCard_CommunityFragment } from '../generated/communities.ts';

type Community = Pick<CommunityCard_CommunityFragment, 'membership'>;

const INSIDE: readonly string[] = ['ACTIVE', 'CANCELS_AT_END', 'PAST_DUE'];

/**
 * Returns true if the viewer is a member of the community. Use the result only for the display, because the server
 * checks the access.
 */
export function isInside({ membership }: Community) {
  return membership !== null && INSIDE.includes(membership.status);
}

export function isOwner(community: Community) {
  return isInside(community) && community.membership?.role === 'OWNER';
}

/** Returns true if the viewer is the owner or a moderator of the community. */
export function isManager(community: Community) {
  return isInside(community) && community.membership?.role !== 'MEMBER';
}

export const roleLabels = { OWNER: 'Administração', MODERATOR: 'Moderação', MEMBER: 'Membro' } as const;

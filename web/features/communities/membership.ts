import type { CommunityCard_CommunityFragment } from './generated/communities.ts';

type Community = Pick<CommunityCard_CommunityFragment, 'membership'>;

const INSIDE: readonly string[] = ['ACTIVE', 'CANCELS_AT_END', 'PAST_DUE'];

/** Whether the viewer sees what is inside. Only a matter of what to show: the server decides. */
export function isInside({ membership }: Community) {
  return membership !== null && INSIDE.includes(membership.status);
}

export function isOwner(community: Community) {
  return isInside(community) && community.membership?.role === 'OWNER';
}

/** Owner or moderator. */
export function isManager(community: Community) {
  return isInside(community) && community.membership?.role !== 'MEMBER';
}

export const roleLabels = { OWNER: 'Administração', MODERATOR: 'Moderação', MEMBER: 'Membro' } as const;

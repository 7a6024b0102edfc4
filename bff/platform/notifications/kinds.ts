/** What a member can be told, in the order in which the switches are shown. */
const notificationKinds = [
  'REACTION',
  'COMMENT',
  'REPLY',
  'COMMENT_REACTION',
  'FOLLOW',
  'FOLLOW_REQUEST',
  'COMMUNITY_REQUEST',
  'COMMUNITY_ANSWER',
  'VIP_RENEWAL',
  'MESSAGE_REQUEST',
  'AD_APPROVED',
  'AD_REFUSED',
  'AD_ENDED',
  'WALLET_CREDITED',
  'MODERATION',
] as const;

/** A decision of moderation is told in any case. */
export const switchableKinds = notificationKinds.filter((kind) => kind !== 'MODERATION');

export type NotificationKind = (typeof notificationKinds)[number];

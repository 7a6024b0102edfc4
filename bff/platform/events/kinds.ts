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
  'COMMUNITY_OFFER',
  'VIP_RENEWAL',
  'MESSAGE_REQUEST',
  'AD_APPROVED',
  'AD_REFUSED',
  'AD_ENDED',
  'WALLET_CREDITED',
  'WALLET_DEBITED',
  'PAYMENT_REFUNDED',
  'PAYMENT_DISPUTED',
  'MODERATION',
  'NEW_SIGN_IN',
] as const;

const alwaysTold: readonly string[] = ['WALLET_DEBITED', 'PAYMENT_DISPUTED', 'MODERATION', 'NEW_SIGN_IN'];

/** Money that others take, a decision of moderation and a new device are told in any case. */
export const switchableKinds = notificationKinds.filter((kind) => !alwaysTold.includes(kind));

export type NotificationKind = (typeof notificationKinds)[number];

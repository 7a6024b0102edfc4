/** All kinds of notifications, in the order in which the settings page shows them. */
export const notificationKinds = [
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

/**
 * The kinds of notifications that a member can switch off. Members always get notifications about debits, disputes,
 * moderation decisions and new sign-ins.
 */
export const switchableKinds = notificationKinds.filter((kind) => !alwaysTold.includes(kind));

export type NotificationKind = (typeof notificationKinds)[number];

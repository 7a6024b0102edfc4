import type { NotificationItem_NotificationFragment } from '../../web/features/notifications/generated/notifications.ts';

type Item = NotificationItem_NotificationFragment;
type ItemOf<Name> = Extract<Item, { __typename: Name }>;

/** An unread notification that changed a moment ago, in the form of the fragment `NotificationItem_notification`. */
export function notificationOf<Name extends Item['__typename']>(
  __typename: Name,
  more: Omit<ItemOf<Name>, '__typename' | 'id' | 'sequence' | 'isRead' | 'changedAt'> & Partial<ItemOf<Name>>,
) {
  const base = { id: 'n1', sequence: 1, isRead: false, changedAt: new Date().toISOString() };
  return { ...base, ...more, __typename };
}

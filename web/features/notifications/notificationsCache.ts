import type { ApolloCache } from '@apollo/client';
import {
  NotificationItem_NotificationFragmentDoc,
  type NotificationItem_NotificationFragment,
} from './generated/notifications.ts';

/**
 * Inserts a notification at the top of the cached list. If the list already has the notification, moves it to the top,
 * because another member was added to the notification.
 */
export function showOnTop(cache: ApolloCache, notification: NotificationItem_NotificationFragment) {
  const reference = cache.writeFragment({
    data: notification,
    fragment: NotificationItem_NotificationFragmentDoc,
    fragmentName: 'NotificationItem_notification',
  });
  if (!reference) return;
  cache.modify<{ notifications: { edges: readonly { node: { __ref: string } }[] } }>({
    fields: {
      notifications(list) {
        if (!('edges' in list)) return list;
        const others = list.edges.filter(({ node }) => node.__ref !== reference.__ref);
        const edge = { __typename: 'NotificationEdge', cursor: '', node: reference };
        return { ...list, edges: [edge, ...others] };
      },
    },
  });
}

import type { ApolloCache } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import {
  NotificationItem_NotificationFragmentDoc,
  type NotificationItem_NotificationFragment,
} from './generated/notifications.ts';
import { objectTypes, possibleTypes } from './generated/possibleTypes.ts';

/**
 * Tells the cache the object types of notifications. They are not part of the cache's own types, because their names
 * would add to the first load of the app.
 */
export function addNotificationTypes(cache: ApolloCache) {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addPossibleTypes(import.meta.env.DEV ? { ...possibleTypes, ...objectTypes } : possibleTypes);
}

const known = new Set(possibleTypes['Notification']);

/**
 * Returns whether this version of the app knows the type of a notification. A later version of the gateway may send
 * further types, of which this version has no fields.
 */
export function hasKnownType({ __typename }: Pick<NotificationItem_NotificationFragment, '__typename'>) {
  return known.has(__typename);
}

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
  cache.modify<{ notifications: { edges: readonly { node: { __ref: string } | null }[] } }>({
    fields: {
      notifications(list) {
        if (!('edges' in list)) return list;
        const others = list.edges.filter(({ node }) => node?.__ref !== reference.__ref);
        const edge = { __typename: 'NotificationEdge', cursor: '', node: reference };
        return { ...list, edges: [edge, ...others] };
      },
    },
  });
}

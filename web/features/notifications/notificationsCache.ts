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

type Edge = { node: { __ref: string } | null };

/**
 * Inserts a notification into the cached list by its number: at the top, unless the list has newer ones. If the list
 * has the notification with an older number, moves it, because another member was added to the notification. Leaves out
 * a notification that belongs to a page which is not loaded yet.
 */
export function showOnTop(cache: ApolloCache, notification: NotificationItem_NotificationFragment) {
  const fragment = {
    fragment: NotificationItem_NotificationFragmentDoc,
    fragmentName: 'NotificationItem_notification',
  };
  const known = cache.readFragment({ ...fragment, id: cache.identify(notification) ?? '' });
  const reference = cache.writeFragment({ ...fragment, data: notification });
  if (!reference) return;
  const isIt = ({ node }: Edge) => node?.__ref === reference.__ref;
  cache.modify<{ notifications: { edges: readonly Edge[]; pageInfo: { hasNextPage: boolean } } }>({
    fields: {
      notifications(list, { readField }) {
        // The stream repeats notifications that the list has got by a query. They keep their places and cursors.
        if (!('edges' in list) || (known?.sequence === notification.sequence && list.edges.some(isIt))) return list;
        const others = list.edges.filter((edge) => !isIt(edge));
        const older = others.findIndex(
          ({ node }) => node && Number(readField('sequence', node)) < notification.sequence,
        );
        if (older === -1 && others.length > 0 && list.pageInfo.hasNextPage) return list;
        const place = older === -1 ? others.length : older;
        const edge = { __typename: 'NotificationEdge', cursor: '', node: reference };
        return { ...list, edges: [...others.slice(0, place), edge, ...others.slice(place)] };
      },
    },
  });
}

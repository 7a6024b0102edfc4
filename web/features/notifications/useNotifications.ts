import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  NotificationAddedDocument,
  NotificationItem_NotificationFragmentDoc,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  useNotificationsQuery,
  type NotificationItem_NotificationFragment,
} from './generated/notifications.ts';
import { askResult } from '../../apollo/result.ts';
import type { ListPage, PlacedList } from '../../lists/listPlace.ts';
import { toastFailure } from '../../ui/toast.ts';
import { addNotificationTypes, hasKnownType, showOnTop } from './notificationsCache.ts';
import { setUnread, useUnread } from './unread.ts';

const PAGE = { first: 20 };
const NOT_MARKED = 'Não foi possível marcar como lidas';

/** Loads the list of notifications, and keeps it up to date while the list is open. */
export function useNotifications() {
  const client = useApolloClient();
  addNotificationTypes(client.cache);
  const { data, error, refetch, fetchMore } = useNotificationsQuery({ variables: PAGE });
  // The node of a row that is not loaded is null (web/apollo/boundedList.ts).
  const rows: PlacedList<NotificationItem_NotificationFragment>['edges'] | undefined = data?.notifications.edges;
  const edges = useMemo(() => rows?.filter(({ node }) => !node || hasKnownType(node)), [rows]);
  const notifications = edges?.flatMap(({ node }) => node ?? []);
  const unread = useUnread();
  const latest = notifications?.reduce((highest, { sequence }) => Math.max(highest, sequence), 0);

  // The subscription sends the notifications after the first load, and after a reconnect those after the last one that
  // it has sent. Keep the number in a ref: `latest` changes with each notification, and a change must not restart the
  // subscription.
  const start = useRef<number | undefined>(undefined);
  start.current ??= latest;
  const isLoaded = latest !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const stream = client
      .subscribe({
        query: NotificationAddedDocument,
        variables: { after: start.current ?? 0 },
        fetchPolicy: 'no-cache',
        context: { resumeFrom: () => start.current ?? 0 },
      })
      .subscribe({
        next({ data: news }) {
          if (!news) return;
          start.current = Math.max(start.current ?? 0, news.notificationAdded.sequence);
          if (hasKnownType(news.notificationAdded)) showOnTop(client.cache, news.notificationAdded);
        },
        error: () => undefined,
      });
    return () => stream.unsubscribe();
  }, [client, isLoaded]);

  async function read({ __typename, id, isRead }: NotificationItem_NotificationFragment) {
    if (isRead) return;
    const setRead = (to: boolean) =>
      client.cache.updateFragment(
        {
          id: client.cache.identify({ __typename, id }),
          fragment: NotificationItem_NotificationFragmentDoc,
          fragmentName: 'NotificationItem_notification',
        },
        (notification) => notification && { ...notification, isRead: to },
      );
    setRead(true);
    const outcome = await askResult(client, MarkNotificationReadDocument, { input: { id } }).catch(() => undefined);
    if (!outcome?.success) setRead(false);
  }

  async function readAll() {
    try {
      const input = { upTo: latest ?? 0 };
      const { success, refusal } = await askResult(client, MarkAllNotificationsReadDocument, { input });
      if (refusal) {
        toastFailure(NOT_MARKED, refusal.message);
        return;
      }
      for (const notification of notifications ?? []) {
        client.cache.modify({
          id: client.cache.identify({ __typename: notification.__typename, id: notification.id }),
          fields: { isRead: () => true },
        });
      }
      setUnread(success.unreadCount.total);
    } catch {
      toastFailure(NOT_MARKED);
    }
  }

  return {
    edges,
    error,
    refetch,
    hasMore: data?.notifications.pageInfo.hasNextPage ?? false,
    fetchMore: () => fetchMore({ variables: { after: data?.notifications.pageInfo.endCursor } }),
    fetchPage: (page: ListPage) => fetchMore({ variables: page }),
    // A row that is not loaded may be unread.
    hasUnread: edges?.some(({ node }) => (node ? !node.isRead : unread > 0)) ?? false,
    read,
    readAll,
  };
}

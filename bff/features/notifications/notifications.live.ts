import { z } from 'zod';
import type { LiveFields } from '../../gateway/live/realtime.ts';

const changed = z.object({ type: z.literal('notifications') });

export const notificationsLive: LiveFields<'notificationAdded' | 'unreadNotificationCountChanged'> = {
  notificationAdded: {
    kind: 'personal',
    topic: (viewerId) => `user:${viewerId}`,
    follow: {
      concerns,
      async start({ after }, context) {
        if (typeof after === 'number') return String(after);
        return String((await context.dataSources.notifications.unreadCount()).sequence);
      },
      async next(place, _args, context) {
        const { notifications, hasMore } = await context.dataSources.notifications.since(place);
        return { items: notifications.map((payload) => ({ payload, place: String(payload.sequence) })), hasMore };
      },
    },
  },
  unreadNotificationCountChanged: {
    kind: 'personal',
    topic: (viewerId) => `user:${viewerId}`,
    follow: {
      concerns,
      start: () => '',
      async next(before, _args, context) {
        const payload = await context.dataSources.notifications.unreadCount();
        const place = `${payload.total} of ${payload.sequence}`;
        return { items: place === before ? [] : [{ payload, place }], hasMore: false };
      },
    },
  },
};

function concerns(event: unknown) {
  return changed.safeParse(event).success;
}

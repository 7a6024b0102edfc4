import { MAX_ACTORS } from '../../gateway/pagination.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireViewer } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const notificationsResolvers = {
  Query: {
    notifications(_root, { first, after }, context) {
      requireViewer(context);
      return context.dataSources.notifications.list({ first, after });
    },
    unreadNotificationCount(_root, _args, context) {
      requireViewer(context);
      return context.dataSources.notifications.unreadCount();
    },
    notificationPreferences(_root, _args, context) {
      requireViewer(context);
      return context.dataSources.notifications.preferences();
    },
  },
  Mutation: {
    async markNotificationRead(_root, { id }, context) {
      requireViewer(context);
      return resultOf('MarkNotificationReadSuccess', () => context.dataSources.notifications.markRead(id));
    },
    async markAllNotificationsRead(_root, { input: { upTo } }, context) {
      requireViewer(context);
      return resultOf('MarkAllNotificationsReadSuccess', () => context.dataSources.notifications.markAllRead(upTo));
    },
    async updateNotificationPreferences(_root, { input: { preferences } }, context) {
      requireViewer(context);
      return resultOf('UpdateNotificationPreferencesSuccess', () =>
        context.dataSources.notifications.setPreferences(preferences),
      );
    },
  },
  Notification: {
    actors: (notification, _args, context) =>
      Promise.all(notification.actorIds.slice(0, MAX_ACTORS).map((id) => context.dataSources.profiles.author(id))),
  },
} satisfies Resolvers;

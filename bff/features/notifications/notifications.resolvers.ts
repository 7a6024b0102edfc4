import { MAX_ACTORS } from '../../gateway/pagination.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const notificationsResolvers = {
  Query: {
    notifications(_root, page, context) {
      requireToken(context);
      return context.dataSources.notifications.list(page);
    },
    unreadNotificationCount(_root, _args, context) {
      requireToken(context);
      return context.dataSources.notifications.unreadCount();
    },
    notificationPreferences(_root, _args, context) {
      requireToken(context);
      return context.dataSources.notifications.preferences();
    },
  },
  Mutation: {
    async markNotificationRead(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('MarkNotificationReadSuccess', () => context.dataSources.notifications.markRead(id));
    },
    async markAllNotificationsRead(_root, { input: { upTo } }, context) {
      requireToken(context);
      return resultOf('MarkAllNotificationsReadSuccess', () => context.dataSources.notifications.markAllRead(upTo));
    },
    async updateNotificationPreferences(_root, { input: { preferences } }, context) {
      requireToken(context);
      return resultOf('UpdateNotificationPreferencesSuccess', () =>
        context.dataSources.notifications.setPreferences(preferences),
      );
    },
  },
  Notification: {
    post: ({ postId }, _args, context) => context.dataSources.posts.referred(postId),
    comment: ({ postId, commentId }, _args, context) => context.dataSources.comments.referred(postId, commentId),
    thread: ({ postId, threadId }, _args, context) => context.dataSources.comments.referred(postId, threadId),
    community: ({ communityId }, _args, context) => context.dataSources.communities.referred(communityId),
    conversation: ({ conversationId }, _args, context) => context.dataSources.conversations.referred(conversationId),
    actors: (notification, _args, context) =>
      notification.actorIds.slice(0, MAX_ACTORS).map((id) => context.dataSources.profiles.author(id)),
  },
} satisfies Resolvers;

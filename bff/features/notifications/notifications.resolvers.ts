import type { GatewayContext } from '../../gateway/context.ts';
import { MAX_ACTORS } from '../../gateway/pagination.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { enumValues } from '../enum-values.ts';
import { communityOf } from '../community-of.ts';
import { writeNodeId } from '../nodes/node-id.ts';
import type { NotificationRecord } from './notifications.data-source.ts';

function actors({ actorIds }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return actorIds.slice(0, MAX_ACTORS).map((id) => dataSources.profiles.author(id));
}

function post({ postId }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return dataSources.posts.referred(postId);
}

function comment({ postId, commentId }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return dataSources.comments.referred(postId, commentId);
}

function thread({ postId, threadId }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return dataSources.comments.referred(postId, threadId);
}

function conversation({ conversationId }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return dataSources.conversations.referred(conversationId);
}

function ad({ targetId }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return dataSources.ads.referred(targetId);
}

function payment({ targetId }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return dataSources.wallet.referredPayment(targetId);
}

function notice({ targetId }: NotificationRecord, _args: object, { dataSources }: GatewayContext) {
  return dataSources.reports.referredNotice(targetId);
}

const target = ({ targetId }: NotificationRecord) => targetId;

/** The resolvers of the interface `Notification`. The next ones add those of a group of types. */
const ofAll = { nodeId: ({ id }: NotificationRecord) => writeNodeId({ type: 'Notification', outer: [], id }) };
const ofMembers = { ...ofAll, actors };
const ofPost = { ...ofMembers, post };
const ofComment = { ...ofPost, comment, thread };
const ofCommunity = { ...ofAll, community: communityOf };
const ofAd = { ...ofAll, ad, adId: target };
const ofPayment = { ...ofAll, payment, paymentId: target };

export const notificationsResolvers = {
  CommunityOfferState: enumValues.CommunityOfferState,
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
  PostReactionNotification: ofPost,
  PostCommentNotification: ofComment,
  CommentReplyNotification: ofComment,
  CommentReactionNotification: ofComment,
  FollowNotification: ofMembers,
  FollowRequestNotification: ofMembers,
  CommunityRequestNotification: { ...ofMembers, ...ofCommunity },
  CommunityAnswerNotification: { ...ofCommunity, isApproved: ({ detail }) => detail === 'aprovado' },
  CommunityOfferNotification: { ...ofMembers, ...ofCommunity },
  VipRenewalNotification: ofCommunity,
  MessageRequestNotification: { ...ofMembers, conversation },
  AdApprovedNotification: ofAd,
  AdRefusedNotification: ofAd,
  AdEndedNotification: ofAd,
  WalletCreditedNotification: ofPayment,
  VipEarningsNotification: ofCommunity,
  WalletDebitedNotification: ofPayment,
  PaymentRefundedNotification: ofPayment,
  PaymentDisputedNotification: ofPayment,
  ModerationNotification: {
    ...ofAll,
    notice,
    noticeId: target,
  },
  NewSignInNotification: ofAll,
} satisfies Resolvers;

/** The resolvers of earlier schemas, in which `Notification` is an object type with the references of all kinds. */
export const earlierNotificationsResolvers = {
  Notification: {
    actors,
    post,
    comment,
    thread,
    community: ({ communityId }: NotificationRecord, _args: object, context: GatewayContext) =>
      context.dataSources.communities.referred(communityId),
    conversation,
  },
};

import type { Features } from '../gateway/features.ts';
import { accountsResolvers } from './accounts/accounts.resolvers.ts';
import { profileTypeResolvers } from './accounts/profile-type.resolvers.ts';
import { securityResolvers } from './accounts/security.resolvers.ts';
import { sessionsResolvers } from './accounts/sessions.resolvers.ts';
import { adsResolvers } from './ads/ads.resolvers.ts';
import { ageResolvers } from './age/age.resolvers.ts';
import { commentsLive } from './comments/comments.live.ts';
import { commentsResolvers } from './comments/comments.resolvers.ts';
import { conversationsLive } from './conversations/conversations.live.ts';
import { conversationsResolvers } from './conversations/conversations.resolvers.ts';
import { createContext } from './context.ts';
import { communitiesResolvers } from './communities/communities.resolvers.ts';
import { moderationResolvers } from './moderation/moderation.resolvers.ts';
import { nodesResolvers } from './nodes/nodes.resolvers.ts';
import { notificationsLive } from './notifications/notifications.live.ts';
import { earlierNotificationsResolvers, notificationsResolvers } from './notifications/notifications.resolvers.ts';
import { postsLive } from './posts/posts.live.ts';
import { postsResolvers } from './posts/posts.resolvers.ts';
import { privacyResolvers } from './privacy/privacy.resolvers.ts';
import { profilesLive } from './profiles/profiles.live.ts';
import { profilesResolvers } from './profiles/profiles.resolvers.ts';
import { reactionsLive } from './reactions/reactions.live.ts';
import { reactionsResolvers } from './reactions/reactions.resolvers.ts';
import { walletResolvers } from './wallet/wallet.resolvers.ts';

export const resolvers = [
  accountsResolvers,
  profileTypeResolvers,
  sessionsResolvers,
  ageResolvers,
  privacyResolvers,
  securityResolvers,
  profilesResolvers,
  postsResolvers,
  commentsResolvers,
  reactionsResolvers,
  conversationsResolvers,
  communitiesResolvers,
  notificationsResolvers,
  moderationResolvers,
  walletResolvers,
  adsResolvers,
  nodesResolvers,
];

const earlier: Features['earlier'] = [earlierNotificationsResolvers];
const passedOver = ['Notification', 'NotificationKind'];

export const live = {
  ...commentsLive,
  ...postsLive,
  ...reactionsLive,
  ...conversationsLive,
  ...notificationsLive,
  ...profilesLive,
};

/** All features of the GraphQL API, in the form that `createGateway` takes. */
export const features: Features = { resolvers, earlier, passedOver, live, createContext };

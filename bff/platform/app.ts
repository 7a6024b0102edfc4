import express, { type RequestHandler } from 'express';
import type { RateLimits } from '../rate-limits/limiter.ts';
import { accountsRoutes } from './accounts/sign-in/accounts.routes.ts';
import { emailRoutes } from './accounts/security/email.routes.ts';
import { mailLinksRoutes } from './accounts/recovery/mail-links.routes.ts';
import { secondStepRoutes } from './accounts/sign-in/second-step.routes.ts';
import { securityRoutes } from './accounts/security/security.routes.ts';
import { sessionsRoutes } from './accounts/sign-in/sessions.routes.ts';
import { passwordResetsRoutes } from './accounts/recovery/password-resets.routes.ts';
import { passwordRoutes } from './accounts/security/password.routes.ts';
import { profileTypeRoutes } from './communities/profile-type.routes.ts';
import { endBoosts } from './ads/ad-states.ts';
import { adsRoutes } from './ads/ads.routes.ts';
import type { ClickSigner } from './ads/click-signer.ts';
import { adClickRoutes, adDeliveryRoutes } from './ads/delivery.routes.ts';
import { adPaymentsRoutes } from './ads/payments.routes.ts';
import type { PaidAds } from './ads/paid-ads.ts';
import type { Publisher } from './ads/publish.ts';
import { ageCallbackRoutes, ageRoutes } from './age/age.routes.ts';
import { createAgeAssurance } from './age/assurance.ts';
import { requireAdult } from './age/gate.ts';
import { commentsRoutes } from './comments/comments.routes.ts';
import { communitiesRoutes } from './communities/communities.routes.ts';
import type { InviteTokens } from './communities/invite-tokens.ts';
import { communityInvitesRoutes } from './communities/invites.routes.ts';
import { subscriptionsRoutes } from './communities/vip/subscriptions.routes.ts';
import { vipRoutes } from './communities/vip/vip.routes.ts';
import type { VipTerms } from './communities/vip/vip.terms.ts';
import { communityMembersRoutes } from './communities/members.routes.ts';
import { communityOffersRoutes } from './communities/offers.routes.ts';
import type { Platform } from './context.ts';
import { conversationsRoutes } from './conversations/conversations.routes.ts';
import { messagesRoutes } from './conversations/messages.routes.ts';
import { answerFailure, unknownRoute } from './http/failures.ts';
import { healthRoutes } from './http/health.routes.ts';
import { requireReadableBody } from './http/input.ts';
import { createPlatformMetrics } from './telemetry/metrics.ts';
import { enforceRateLimits } from './auth/rate-limits.ts';
import { logRequests } from './http/request-log.ts';
import { createDeliveryRoutes, createMediaRoutes } from './media/media.routes.ts';
import type { Media } from './media/media.ts';
import type { ReportAnswers } from './moderation/answers.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { lockRoutes } from './moderation/lock.routes.ts';
import { reportsRoutes } from './moderation/reports.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { visiblePosts } from './posts/posts.store.ts';
import { publishRoutes } from './posts/publish.routes.ts';
import type { PostReview } from './posts/review.ts';
import type { Exports } from './privacy/exports.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { profileEditRoutes } from './profiles/profile-edit.routes.ts';
import { hiddenRoutes } from './profiles/hidden.routes.ts';
import { profilesRoutes } from './profiles/profiles.routes.ts';
import { relationsRoutes } from './profiles/relations.routes.ts';
import { reactionsRoutes } from './reactions/reactions.routes.ts';
import { authenticate } from './auth/session.ts';
import { walletRoutes } from './wallet/wallet.routes.ts';
import { webhookRoutes } from './wallet/stripe/webhook.routes.ts';
import { historyRoutes } from './wallet/history.routes.ts';

const KiB = 1024;

interface Ads {
  publisher: Publisher;
  paidAds: PaidAds;
  clicks: ClickSigner;
}

interface Parts {
  media: Media;
  ads: Ads;
  age: Awaited<ReturnType<typeof createAgeAssurance>>;
  exports: Exports;
  inviteTokens: InviteTokens;
  vip: VipTerms;
  postReview: PostReview;
  /**
   * Serves the calls that pages make to the payment sandbox (a simulated payment provider); undefined if the sandbox is
   * not used.
   */
  cardForm: RequestHandler | undefined;
  /** True in development: the platform then serves its OpenAPI document. */
  isDevelopment: boolean;
  metrics: ReturnType<typeof createPlatformMetrics>;
  limits: RateLimits;
  /** Serves internal calls from commands that run on this machine, such as a backup. */
  internal: RequestHandler[];
  reportAnswers: ReportAnswers;
}

/**
 * Mounts the platform's routes in the order in which a request is matched against them. The routes that need no session
 * come first.
 */
export function createApp(
  platform: Platform,
  { media, ads, age, exports, inviteTokens, vip, postReview, cardForm, metrics, limits, ...parts }: Parts,
) {
  const { logger } = platform;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');

  app.use(logRequests(logger, metrics.observe), requireReadableBody);
  app.use(healthRoutes(platform.db), metrics.router);
  app.use(createDeliveryRoutes(media));
  app.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  if (parts.isDevelopment) app.use(openApiRoutes());
  app.use(adClickRoutes(platform, ads.clicks));
  if (age.browser) app.use(age.browser);
  if (cardForm) app.use(cardForm);
  app.use(webhookRoutes(platform.payments));
  app.use(parts.internal);
  app.use(enforceRateLimits(limits, 'visitors'));
  app.use(ageCallbackRoutes(platform, age.rules));
  app.use(express.json({ limit: 256 * KiB, inflate: false }));
  app.use(
    accountsRoutes(platform),
    secondStepRoutes(platform),
    lockRoutes(platform),
    mailLinksRoutes(platform),
    passwordResetsRoutes(platform),
  );
  app.use(authenticate(platform.db, platform.later, platform.tickets), enforceRateLimits(limits));
  if (age.rules.isRequired) app.use(requireAdult(platform.db));
  app.use(
    sessionsRoutes(platform),
    profileTypeRoutes(platform, vip),
    ageRoutes(platform, age.rules),
    privacyRoutes(platform, exports),
    securityRoutes(platform),
    passwordRoutes(platform),
    emailRoutes(platform),
    profilesRoutes(platform, (viewer) => age.adultUntil(viewer)),
    relationsRoutes(platform),
    profileEditRoutes(platform, (tx, memberId) => endBoosts(tx, memberId, null)),
    hiddenRoutes(platform),
    publishRoutes(platform, media, postReview),
    commentsRoutes(platform),
    reactionsRoutes(platform),
    communitiesRoutes(platform, (id) => media.releasePicture(id)),
    communityMembersRoutes(platform),
    communityOffersRoutes(platform),
    communityInvitesRoutes(platform, inviteTokens),
    vipRoutes(platform, vip),
    subscriptionsRoutes(platform),
    conversationsRoutes(platform),
    messagesRoutes(platform, { tellsWords: !age.rules.isRequired }),
    notificationsRoutes(platform),
    reportsRoutes(platform),
    moderationRoutes(platform, media, parts.reportAnswers),
    adsRoutes(platform, media, ads.publisher),
    adDeliveryRoutes(platform, ads.clicks, (viewer, ids) => visiblePosts(platform, viewer, ids)),
    walletRoutes(platform),
    adPaymentsRoutes(platform, media, ads.paidAds),
    historyRoutes(platform),
  );
  app.use(postsRoutes(platform, (postId) => media.release(postId)));
  app.use('/api', createMediaRoutes(media));
  app.use(unknownRoute);
  app.use(answerFailure(logger));
  return app;
}

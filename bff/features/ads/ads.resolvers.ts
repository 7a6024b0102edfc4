import { Fault } from '../../gateway/errors.ts';
import { pageSize } from '../../gateway/pagination.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { GatewayContext } from '../../gateway/context.ts';
import type { AdInput, PaymentMethod, Resolvers } from '../../generated/resolvers.ts';

const MAX_SPONSORED = 20;
const MAX_VIEWS = 50;

export const adsResolvers = {
  Query: {
    myAds(_root, page, context) {
      requireToken(context);
      return context.dataSources.ads.mine(page);
    },
    adPrice(_root, { input }, context) {
      requireToken(context);
      return resultOf('AdPrice', () => context.dataSources.ads.price(input));
    },
    sponsored(_root, { placement, category, first }, context) {
      requireToken(context);
      const size = pageSize(first);
      if (size > MAX_SPONSORED) throw new Fault('BAD_USER_INPUT', `At most ${MAX_SPONSORED} at a time.`);
      return context.dataSources.ads.sponsored(placement, category, size);
    },
  },
  Mutation: {
    publishAd: (_root, { input: { ad, idempotencyKey } }, context) => publish(context, ad, idempotencyKey),
    publishBusinessAd: (_root, { input: business, idempotencyKey }, context) =>
      publish(context, { business }, idempotencyKey),
    publishProfileAd: (_root, { input: profile, idempotencyKey }, context) =>
      publish(context, { profile }, idempotencyKey),
    publishPostAd: (_root, { input: post, idempotencyKey }, context) => publish(context, { post }, idempotencyKey),
    createAdIntent: (_root, { input: { ad, idempotencyKey, method } }, context) =>
      createIntent(context, ad, idempotencyKey, method),
    createBusinessAdIntent: (_root, { input: business, idempotencyKey, method }, context) =>
      createIntent(context, { business }, idempotencyKey, method),
    createProfileAdIntent: (_root, { input: profile, idempotencyKey, method }, context) =>
      createIntent(context, { profile }, idempotencyKey, method),
    createPostAdIntent: (_root, { input: post, idempotencyKey, method }, context) =>
      createIntent(context, { post }, idempotencyKey, method),
    confirmAdPayment: (_root, { input: { ad, paymentIntentId } }, context) => confirm(context, ad, paymentIntentId),
    confirmBusinessAdPayment: (_root, { input: business, paymentIntentId }, context) =>
      confirm(context, { business }, paymentIntentId),
    confirmProfileAdPayment: (_root, { input: profile, paymentIntentId }, context) =>
      confirm(context, { profile }, paymentIntentId),
    confirmPostAdPayment: (_root, { input: post, paymentIntentId }, context) =>
      confirm(context, { post }, paymentIntentId),
    finishAd(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('FinishAdSuccess', async () => ({ ad: await context.dataSources.ads.finish(id) }));
    },
    async recordAdViews(_root, { input: { ids, ages } }, context) {
      requireToken(context);
      if (ids.length > MAX_VIEWS || (ages?.length ?? 0) > ids.length)
        throw new Fault('BAD_USER_INPUT', `At most ${MAX_VIEWS} at a time, and an age per view.`);
      return ids.length === 0 ? 0 : await context.dataSources.ads.recordViews(ids, ages ?? []);
    },
    async recordAdClick(_root, { input: { id } }, context) {
      requireToken(context);
      await context.dataSources.ads.recordClick(id);
      return true;
    },
  },
  Ad: {
    post: ({ postId }, _args, context) => context.dataSources.posts.referred(postId),
    notice: ({ noticeId }, _args, context) => context.dataSources.reports.referredNotice(noticeId),
    days: ({ id, days }, _args, context) => days ?? context.dataSources.ads.days(id),
  },
  Sponsored: {
    advertiser: (ad, _args, context) => context.dataSources.profiles.author(ad.advertiserId),
  },
} satisfies Resolvers;

function publish(context: GatewayContext, ad: AdInput, idempotencyKey: string) {
  requireToken(context);
  return resultOf('PublishAdSuccess', async () => ({ ad: await context.dataSources.ads.publish(ad, idempotencyKey) }));
}

function createIntent(context: GatewayContext, ad: AdInput, idempotencyKey: string, method: Method) {
  requireToken(context);
  return resultOf('CreateAdIntentSuccess', () => context.dataSources.ads.createIntent(ad, idempotencyKey, method));
}

function confirm(context: GatewayContext, ad: AdInput, paymentIntentId: string) {
  requireToken(context);
  return resultOf('PublishAdSuccess', async () => ({ ad: await context.dataSources.ads.confirm(ad, paymentIntentId) }));
}

type Method = PaymentMethod | null | undefined;

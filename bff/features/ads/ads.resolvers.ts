import { Fault } from '../../gateway/errors.ts';
import { pageSize } from '../../gateway/pagination.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

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
    publishBusinessAd(_root, { input, idempotencyKey }, context) {
      requireToken(context);
      return resultOf('PublishAdSuccess', async () => ({
        ad: await context.dataSources.ads.publishBusiness(input, idempotencyKey),
      }));
    },
    publishProfileAd(_root, { input, idempotencyKey }, context) {
      requireToken(context);
      return resultOf('PublishAdSuccess', async () => ({
        ad: await context.dataSources.ads.publishProfile(input, idempotencyKey),
      }));
    },
    publishPostAd(_root, { input, idempotencyKey }, context) {
      requireToken(context);
      return resultOf('PublishAdSuccess', async () => ({
        ad: await context.dataSources.ads.publishPost(input, idempotencyKey),
      }));
    },
    createBusinessAdIntent(_root, { input, idempotencyKey, method }, context) {
      requireToken(context);
      return resultOf('CreateAdIntentSuccess', async () => ({
        intent: await context.dataSources.ads.createBusinessIntent(input, idempotencyKey, method),
      }));
    },
    createProfileAdIntent(_root, { input, idempotencyKey, method }, context) {
      requireToken(context);
      return resultOf('CreateAdIntentSuccess', async () => ({
        intent: await context.dataSources.ads.createProfileIntent(input, idempotencyKey, method),
      }));
    },
    createPostAdIntent(_root, { input, idempotencyKey, method }, context) {
      requireToken(context);
      return resultOf('CreateAdIntentSuccess', async () => ({
        intent: await context.dataSources.ads.createPostIntent(input, idempotencyKey, method),
      }));
    },
    confirmBusinessAdPayment(_root, { input, paymentIntentId }, context) {
      requireToken(context);
      return resultOf('PublishAdSuccess', async () => ({
        ad: await context.dataSources.ads.confirmBusiness(input, paymentIntentId),
      }));
    },
    confirmProfileAdPayment(_root, { input, paymentIntentId }, context) {
      requireToken(context);
      return resultOf('PublishAdSuccess', async () => ({
        ad: await context.dataSources.ads.confirmProfile(input, paymentIntentId),
      }));
    },
    confirmPostAdPayment(_root, { input, paymentIntentId }, context) {
      requireToken(context);
      return resultOf('PublishAdSuccess', async () => ({
        ad: await context.dataSources.ads.confirmPost(input, paymentIntentId),
      }));
    },
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

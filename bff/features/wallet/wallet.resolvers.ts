import { nullWhenNotFound } from '../../gateway/errors.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const walletResolvers = {
  Query: {
    wallet(_root, _args, context) {
      requireToken(context);
      return context.dataSources.wallet.balance();
    },
    paymentProvider(_root, _args, context) {
      requireToken(context);
      return context.dataSources.wallet.provider(context.stripeKey);
    },
    pixPayment(_root, { id }, context) {
      requireToken(context);
      return nullWhenNotFound(context.dataSources.wallet.pix(id));
    },
    savedCard(_root, _args, context) {
      requireToken(context);
      return context.dataSources.wallet.savedCard();
    },
    paymentIntent(_root, { id }, context) {
      requireToken(context);
      return nullWhenNotFound(context.dataSources.wallet.openIntent(id));
    },
    payments(_root, { filter, ...page }, context) {
      requireToken(context);
      return context.dataSources.wallet.payments(filter, page);
    },
    payment(_root, { id }, context) {
      requireToken(context);
      return nullWhenNotFound(context.dataSources.wallet.payment(id));
    },
  },
  Mutation: {
    async openPaymentsTable(_root, { input: { filter } }, context) {
      requireToken(context);
      return resultOf('OpenPaymentsTableSuccess', async () => ({
        download: await context.dataSources.wallet.openTable(filter),
      }));
    },
    async createTopUpIntent(_root, { input: { centavos, idempotencyKey } }, context) {
      requireToken(context);
      return resultOf('CreateTopUpIntentSuccess', async () => ({
        intent: await context.dataSources.wallet.createTopUpIntent(centavos, idempotencyKey),
      }));
    },
    async createPixTopUp(_root, { input: { centavos, idempotencyKey } }, context) {
      requireToken(context);
      return resultOf('CreatePixTopUpSuccess', async () => ({
        pix: await context.dataSources.wallet.createPixTopUp(centavos, idempotencyKey),
      }));
    },
    async confirmTopUp(_root, { input: { paymentIntentId } }, context) {
      requireToken(context);
      return resultOf('ConfirmTopUpSuccess', () => context.dataSources.wallet.confirmTopUp(paymentIntentId));
    },
    async cancelPayment(_root, { input: { paymentIntentId } }, context) {
      requireToken(context);
      return resultOf('CancelPaymentSuccess', () => context.dataSources.wallet.cancelPayment(paymentIntentId));
    },
    async removeSavedCard(_root, _args, context) {
      requireToken(context);
      return resultOf('RemoveSavedCardSuccess', async () => ({
        savedCard: await context.dataSources.wallet.removeSavedCard(),
      }));
    },
    async refundPayment(_root, { input: { id, idempotencyKey } }, context) {
      requireToken(context);
      return resultOf('RefundPaymentSuccess', () => context.dataSources.wallet.refund(id, idempotencyKey));
    },
  },
  PixPayment: {
    community: ({ communityId }, _args, context) => context.dataSources.communities.referred(communityId),
    post: ({ postId }, _args, context) => context.dataSources.posts.referred(postId),
  },
  Payment: {
    community: ({ communityId }, _args, context) => context.dataSources.communities.referred(communityId),
    pix: ({ pixId }, _args, context) =>
      pixId == null ? null : nullWhenNotFound(context.dataSources.wallet.pix(pixId)),
  },
} satisfies Resolvers;

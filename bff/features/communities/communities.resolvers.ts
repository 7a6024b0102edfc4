import { nullWhenNotFound } from '../../gateway/errors.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import { enumValues } from '../enum-values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const communitiesResolvers = {
  CommunityKind: enumValues.CommunityKind,
  Query: {
    community(_root, { id }, context) {
      requireToken(context);
      return nullWhenNotFound(context.dataSources.communities.get(id));
    },
    myCommunities(_root, page, context) {
      requireToken(context);
      return context.dataSources.communities.mine(page);
    },
    vipSubscriptions(_root, _args, context) {
      requireToken(context);
      return context.dataSources.communities.subscriptions();
    },
    discoverCommunities(_root, { search, ...page }, context) {
      requireToken(context);
      return context.dataSources.communities.discover(search, page);
    },
  },
  Mutation: {
    async createCommunity(_root, { input }, context) {
      requireToken(context);
      const { description = '', rules = '' } = input;
      return resultOf('CreateCommunitySuccess', async () => ({
        community: await context.dataSources.communities.create({ ...input, description, rules }),
      }));
    },
    async updateCommunity(_root, { input }, context) {
      requireToken(context);
      return resultOf('UpdateCommunitySuccess', async () => ({
        community: await context.dataSources.communities.update(input),
      }));
    },
    async closeCommunity(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('CloseCommunitySuccess', async () => {
        await context.dataSources.communities.close(id);
        return { id };
      });
    },
    async joinCommunity(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('JoinCommunitySuccess', async () => ({
        community: await context.dataSources.communities.setMembership(id, true),
      }));
    },
    async subscribeToCommunity(_root, { input: { id, priceCents } }, context) {
      requireToken(context);
      return resultOf('SubscribeToCommunitySuccess', async () => ({
        community: await context.dataSources.communities.subscribe(id, priceCents),
      }));
    },
    async subscribeByPix(_root, { input: { id, priceCents, idempotencyKey } }, context) {
      requireToken(context);
      return resultOf('SubscribeByPixSuccess', async () => ({
        pix: await context.dataSources.communities.subscribeByPix(id, priceCents, idempotencyKey),
      }));
    },
    async cancelPixRenewal(_root, { input: { communityId } }, context) {
      requireToken(context);
      return resultOf('CancelPixRenewalSuccess', async () => ({
        subscriptions: await context.dataSources.communities.endPixRenewal(communityId),
      }));
    },
    async cancelCommunitySubscription(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('CancelCommunitySubscriptionSuccess', async () => ({
        community: await context.dataSources.communities.setSubscription(id, false),
      }));
    },
    async cancelVipSubscription(_root, { input: { communityId } }, context) {
      requireToken(context);
      return resultOf('CancelVipSubscriptionSuccess', async () => ({
        subscriptions: await context.dataSources.communities.endSubscription(communityId),
      }));
    },
    async resumeCommunitySubscription(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('ResumeCommunitySubscriptionSuccess', async () => ({
        community: await context.dataSources.communities.setSubscription(id, true),
      }));
    },
    async leaveCommunity(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('LeaveCommunitySuccess', async () => ({
        community: await context.dataSources.communities.setMembership(id, false),
      }));
    },
    async answerCommunityRequest(_root, { input: { communityId, userId, approve } }, context) {
      requireToken(context);
      return resultOf('AnswerCommunityRequestSuccess', async () => ({
        community: await context.dataSources.communities.answerRequest(communityId, userId, approve),
      }));
    },
    async setCommunityRole(_root, { input: { communityId, userId, role } }, context) {
      requireToken(context);
      return resultOf('SetCommunityRoleSuccess', async () => ({
        community: await context.dataSources.communities.setRole(communityId, userId, role),
      }));
    },
    async offerCommunity(_root, { input: { communityId, userId } }, context) {
      requireToken(context);
      return resultOf('OfferCommunitySuccess', async () => ({
        community: await context.dataSources.communities.offer(communityId, userId),
      }));
    },
    async withdrawCommunityOffer(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('WithdrawCommunityOfferSuccess', async () => ({
        community: await context.dataSources.communities.withdrawOffer(id),
      }));
    },
    async answerCommunityOffer(_root, { input: { communityId, accept } }, context) {
      requireToken(context);
      return resultOf('AnswerCommunityOfferSuccess', async () => ({
        community: await context.dataSources.communities.answerOffer(communityId, accept),
      }));
    },
    async removeCommunityMember(_root, { input: { communityId, userId } }, context) {
      requireToken(context);
      return resultOf('RemoveCommunityMemberSuccess', async () => ({
        community: await context.dataSources.communities.removeMember(communityId, userId),
      }));
    },
    async createCommunityInvite(_root, { input: { communityId, days } }, context) {
      requireToken(context);
      return resultOf('CreateCommunityInviteSuccess', () =>
        context.dataSources.communities.createInvite(communityId, days),
      );
    },
    async revokeCommunityInvite(_root, { input: { communityId, id } }, context) {
      requireToken(context);
      return resultOf('RevokeCommunityInviteSuccess', async () => {
        await context.dataSources.communities.revokeInvite(communityId, id);
        return { id };
      });
    },
    async acceptCommunityInvite(_root, { input: { communityId, token } }, context) {
      requireToken(context);
      return resultOf('AcceptCommunityInviteSuccess', async () => ({
        community: await context.dataSources.communities.acceptInvite(communityId, token),
      }));
    },
  },
  SubscribeToCommunitySuccess: {
    wallet: (_success, _args, context) => context.dataSources.wallet.balance(),
  },
  Community: {
    owner: ({ ownerId }, _args, context) => (ownerId == null ? null : context.dataSources.profiles.author(ownerId)),
    members: ({ id }, page, context) => context.dataSources.communities.people(id, 'members', page),
    requests: ({ id }, page, context) => context.dataSources.communities.people(id, 'requests', page),
    invites: ({ id }, _args, context) => context.dataSources.communities.invites(id),
  },
  VipSubscription: {
    community: ({ communityId }, _args, context) => context.dataSources.communities.referred(communityId),
    confirmation: ({ confirmationId }, _args, context) =>
      confirmationId == null ? null : nullWhenNotFound(context.dataSources.wallet.openIntent(confirmationId)),
  },
  CommunityOffer: {
    from: ({ fromId }, _args, context) => context.dataSources.profiles.author(fromId),
    to: ({ toId }, _args, context) => context.dataSources.profiles.author(toId),
  },
  CommunityMember: {
    profile: ({ userId }, _args, context) => context.dataSources.profiles.author(userId),
  },
  CommunityInvite: {
    createdBy: ({ creatorId }, _args, context) => context.dataSources.profiles.author(creatorId),
  },
} satisfies Resolvers;

import { Fault, nullWhenNotFound } from '../../gateway/errors.ts';
import { pageSize } from '../../gateway/pagination.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { PeopleList, Resolvers } from '../../generated/resolvers.ts';
import type { OwnList } from './profiles.data-source.ts';

const MAX_SUGGESTIONS = 30;

const lists: Record<PeopleList, OwnList> = { FOLLOWERS: 'followers', FOLLOWING: 'following', BLOCKED: 'blocks' };

export const profilesResolvers = {
  Query: {
    profile(_root, { id }, context) {
      const { profiles } = context.dataSources;
      return nullWhenNotFound(context.token === undefined ? profiles.get(id) : profiles.seenByMember(id));
    },
    discover(_root, { search, category, first, after }, context) {
      requireToken(context);
      return context.dataSources.profiles.discover({ text: search, category }, { first, after });
    },
    suggestedProfiles(_root, { first }, context) {
      requireToken(context);
      const size = pageSize(first);
      if (size > MAX_SUGGESTIONS) throw new Fault('BAD_USER_INPUT', `At most ${MAX_SUGGESTIONS} at a time.`);
      return context.dataSources.profiles.suggested(size);
    },
    followRequests(_root, page, context) {
      requireToken(context);
      return context.dataSources.profiles.own('follow-requests', page);
    },
    myPeople(_root, { list, ...page }, context) {
      requireToken(context);
      return context.dataSources.profiles.own(lists[list], page);
    },
  },
  Mutation: {
    setFollow(_root, { input: { profileId, following } }, context) {
      requireToken(context);
      return resultOf('SetFollowSuccess', async () => ({
        profile: await context.dataSources.profiles.setFollow(profileId, following),
      }));
    },
    answerFollowRequest(_root, { input: { profileId, accept } }, context) {
      requireToken(context);
      return resultOf('AnswerFollowRequestSuccess', async () => ({
        profile: await context.dataSources.profiles.answerRequest(profileId, accept),
      }));
    },
    removeFollower(_root, { input: { profileId } }, context) {
      requireToken(context);
      return resultOf('RemoveFollowerSuccess', async () => ({
        profile: await context.dataSources.profiles.removeFollower(profileId),
      }));
    },
    setBlock(_root, { input: { profileId, blocked } }, context) {
      requireToken(context);
      return resultOf('SetBlockSuccess', async () => {
        await context.dataSources.profiles.setBlock(profileId, blocked);
        return { profileId };
      });
    },
    setMute(_root, { input: { profileId, muted } }, context) {
      requireToken(context);
      return resultOf('SetMuteSuccess', async () => ({
        profile: await context.dataSources.profiles.setMute(profileId, muted),
      }));
    },
    dismissSuggestion(_root, { input: { profileId } }, context) {
      requireToken(context);
      return resultOf('DismissSuggestionSuccess', async () => {
        await context.dataSources.profiles.dismiss(profileId);
        return { profileId };
      });
    },
    updateProfile(_root, { input }, context) {
      requireToken(context);
      return resultOf('UpdateProfileSuccess', async () => ({
        profile: await context.dataSources.profileEdit.update(input),
      }));
    },
  },
  SetBlockSuccess: {
    profile: ({ profileId }, _args, context) => nullWhenNotFound(context.dataSources.profiles.seenByMember(profileId)),
  },
  DismissSuggestionSuccess: {
    profile: ({ profileId }, _args, context) => nullWhenNotFound(context.dataSources.profiles.seenByMember(profileId)),
  },
  ViewerChange: {
    conversation: ({ conversationId }, _args, context) => context.dataSources.conversations.referred(conversationId),
    profile: ({ profileId }, _args, context) =>
      profileId == null ? null : nullWhenNotFound(context.dataSources.profiles.seenByMember(profileId)),
    community: ({ communityId }, _args, context) => context.dataSources.communities.referred(communityId),
  },
  Profile: {
    posts: (profile, page, context) => context.dataSources.posts.ofProfile(profile.id, page),
  },
} satisfies Resolvers;

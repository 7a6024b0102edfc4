import { resultOf } from '../../gateway/result.ts';
import { requireViewer } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const profileTypeResolvers = {
  Query: {
    profileTypeState(_root, _args, context) {
      requireViewer(context);
      return context.dataSources.profileType.state();
    },
  },
  Mutation: {
    async setProfileType(_root, { profileType }, context) {
      requireViewer(context);
      return resultOf('SetProfileTypeSuccess', async () => ({
        state: await context.dataSources.profileType.set(profileType),
      }));
    },
  },
} satisfies Resolvers;

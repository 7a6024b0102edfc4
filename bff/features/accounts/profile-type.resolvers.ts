import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import { enumValues } from '../enum-values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const profileTypeResolvers = {
  ProfileType: enumValues.ProfileType,
  Query: {
    profileTypeState(_root, _args, context) {
      requireToken(context);
      return context.dataSources.profileType.state();
    },
  },
  Mutation: {
    async setProfileType(_root, { input: { profileType } }, context) {
      requireToken(context);
      return resultOf('SetProfileTypeSuccess', async () => ({
        state: await context.dataSources.profileType.set(profileType),
      }));
    },
  },
} satisfies Resolvers;

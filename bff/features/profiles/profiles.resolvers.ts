import { nullWhenNotFound } from '../../gateway/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const profilesResolvers: Resolvers = {
  Query: {
    profile: (_root, { id }, context) => nullWhenNotFound(context.dataSources.profiles.get(id)),
  },
  Profile: {
    posts: (profile, { first, after }, context) => context.dataSources.posts.ofProfile(profile.id, { first, after }),
  },
};

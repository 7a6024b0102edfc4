import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const ageResolvers = {
  Query: {
    ageAssurance: (_root, _args, context) => (context.token === undefined ? null : context.dataSources.age.state()),
  },
  Mutation: {
    async startAgeCheck(_root, _args, context) {
      requireToken(context);
      return resultOf('AgeCheckStarted', () => context.dataSources.age.start());
    },
    async appealAgeCheck(_root, _args, context) {
      requireToken(context);
      return resultOf('AgeCheckStarted', () => context.dataSources.age.appeal());
    },
  },
} satisfies Resolvers;

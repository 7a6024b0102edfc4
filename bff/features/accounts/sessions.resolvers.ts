import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const sessionsResolvers = {
  Query: {
    accountSessions(_root, _args, context) {
      requireToken(context);
      return context.dataSources.sessions.list();
    },
  },
  AccountSession: {
    id: ({ idSession }) => idSession,
    isCurrent: ({ current }) => current,
    createdAt: ({ datCreated }) => datCreated,
    lastSeenAt: ({ datLastSeen }) => datLastSeen,
  },
  Mutation: {
    endSession(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('EndSessionSuccess', async () => {
        await context.dataSources.sessions.end(id);
        return { id };
      });
    },
    endOtherSessions(_root, _args, context) {
      requireToken(context);
      return resultOf('EndOtherSessionsSuccess', async () => ({
        ended: await context.dataSources.sessions.endOthers(),
      }));
    },
  },
} satisfies Resolvers;

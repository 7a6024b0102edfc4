import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const privacyResolvers = {
  Query: {
    privacy: (_root, _args, context) => (context.token === undefined ? null : context.dataSources.privacy.state()),
  },
  Mutation: {
    async requestDataExport(_root, _args, context) {
      requireToken(context);
      return resultOf('RequestDataExportSuccess', async () => ({
        privacy: await context.dataSources.privacy.requestExport(),
      }));
    },
    async openDataExport(_root, { input: { id } }, context) {
      requireToken(context);
      return resultOf('OpenDataExportSuccess', async () => ({
        download: await context.dataSources.privacy.openExport(id),
      }));
    },
    async deleteAccount(_root, { input: { acceptsBalance = false } }, context) {
      requireToken(context);
      return resultOf('DeleteAccountSuccess', () => context.dataSources.privacy.deleteAccount(acceptsBalance));
    },
    async undoAccountDeletion(_root, _args, context) {
      requireToken(context);
      return resultOf('UndoAccountDeletionSuccess', async () => ({
        privacy: await context.dataSources.privacy.undoDeletion(),
      }));
    },
  },
} satisfies Resolvers;

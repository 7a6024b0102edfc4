import { resultOf } from '../../gateway/result.ts';
import { lockOf, secondStepOf, type SessionRecord } from './accounts.data-source.ts';
import { enumValues } from '../enum-values.ts';
import type { Resolvers } from '../../generated/resolvers.ts';

export const accountsResolvers = {
  GenderCategory: enumValues.GenderCategory,
  RegisteredProfileType: enumValues.RegisteredProfileType,
  Query: {
    viewer: (_root, _args, context) => (context.token === undefined ? null : context.dataSources.accounts.viewer()),
  },
  Viewer: {
    profile: async (viewer, _args, context) => ({
      ...(await context.dataSources.profiles.author(viewer.id)),
      isOwn: true,
    }),
    isBetaTester: (_viewer, _args, context) => context.dataSources.accounts.isBetaTester(),
  },
  Mutation: {
    async logIn(_root, { input: { email, password, device, keepAccount } }, context) {
      let challenge: string | undefined;
      const result = await logInResult(async () => {
        try {
          return await context.dataSources.accounts.logIn(email, password, device, keepAccount);
        } catch (error) {
          challenge = secondStepOf(error);
          throw error;
        }
      });
      return challenge === undefined ? result : { __typename: 'SecondStepRequired' as const, challenge };
    },
    finishLogIn: (_root, { input: { challenge, code, device } }, context) =>
      logInResult(() => context.dataSources.accounts.finishLogIn(challenge, code, device)),
    logInWithPasskey: (_root, { input: { response, device } }, context) =>
      logInResult(() => context.dataSources.accounts.logInWithPasskey(response, device)),
    register: (_root, { input }, context) =>
      resultOf('RegisterSuccess', async () => {
        const { preferences = [], profileType = 'PROFISSIONAL' } = input;
        const registration = { ...input, preferences, profileType };
        return { session: await context.dataSources.accounts.register(registration, input.device) };
      }),
    requestPasswordReset: (_root, { input: { email } }, context) =>
      resultOf('RequestPasswordResetSuccess', async () => {
        await context.dataSources.accounts.requestPasswordReset(email);
        return { email };
      }),
    resetPassword: (_root, { input: { email, code, newPassword, device } }, context) =>
      resultOf('ResetPasswordSuccess', () =>
        context.dataSources.accounts.resetPassword(email, code, newPassword, device),
      ),
    async logOut(_root, _args, context) {
      if (context.token !== undefined) await context.dataSources.accounts.logOut();
      return true;
    },
  },
} satisfies Resolvers;

/**
 * Runs a sign-in by any method. If moderation has suspended or banned the member, returns `AccountLocked` with a
 * temporary access token, which lets the member read the decision.
 */
async function logInResult(ask: () => Promise<SessionRecord>) {
  let locked: { __typename: 'AccountLocked'; message: string; access: string } | undefined;
  const result = await resultOf('LogInSuccess', async () => {
    try {
      return { session: await ask() };
    } catch (error) {
      const access = lockOf(error);
      if (access !== undefined && error instanceof Error) {
        locked = { __typename: 'AccountLocked', message: error.message, access };
      }
      throw error;
    }
  });
  return locked ?? result;
}

import type { GatewayContext } from '../../gateway/context.ts';
import { resultOf } from '../../gateway/result.ts';
import { requireToken } from '../../gateway/viewer.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { SecurityDataSource, SecurityRecord } from './security.data-source.ts';

export const securityResolvers = {
  Query: {
    accountSecurity: (_root, _args, context) => own(context).overview(),
  },
  AccountSecurity: {
    id: ({ idUser }) => idUser,
    isEmailConfirmed: ({ emailConfirmado }) => emailConfirmado,
    hasTwoStep: ({ duasEtapas }) => duasEtapas,
    recoveryCodesLeft: ({ codigosRestantes }) => codigosRestantes,
  },
  Passkey: {
    id: ({ idPasskey }) => idPasskey,
    name: ({ nome }) => nome,
    createdAt: ({ datCreated }) => datCreated,
    lastUsedAt: ({ datLastUsed }) => datLastUsed,
  },
  Mutation: {
    startPasskey: (_root, _args, { dataSources }) =>
      resultOf('StartPasskeySuccess', () => dataSources.security.startPasskey()),
    undoEmailChange: (_root, { input: { token } }, { dataSources }) =>
      resultOf('MailLinkSuccess', async () => ({ email: await dataSources.security.undoEmailChange(token) })),
    disownSession: (_root, { input: { token } }, { dataSources }) =>
      resultOf('MailLinkSuccess', async () => ({ email: await dataSources.security.disownSession(token) })),
    undoFactor: (_root, { input: { token } }, { dataSources }) =>
      resultOf('MailLinkSuccess', async () => ({ email: await dataSources.security.undoFactor(token) })),
    keepAccount: (_root, { input: { token } }, { dataSources }) =>
      resultOf('MailLinkSuccess', async () => ({ email: await dataSources.security.keepAccount(token) })),
    confirmIdentity(_root, { input }, context) {
      const security = own(context);
      return resultOf('ConfirmIdentitySuccess', async () => {
        await security.prove(input);
        return { confirmed: true };
      });
    },
    sendEmailCode(_root, _args, context) {
      const security = own(context);
      return resultOf('SendEmailCodeSuccess', async () => ({ email: await security.sendEmailCode() }));
    },
    startEmailChange(_root, { input: { email } }, context) {
      const security = own(context);
      return resultOf('SendEmailCodeSuccess', async () => ({ email: await security.startEmailChange(email) }));
    },
    changePassword(_root, { input: { newPassword } }, context) {
      const security = own(context);
      return resultOf('ChangePasswordSuccess', async () => ({ ended: await security.changePassword(newPassword) }));
    },
    startTwoStep(_root, _args, context) {
      const security = own(context);
      return resultOf('StartTwoStepSuccess', () => security.startTwoStep());
    },
    enableTwoStep(_root, { input: { code } }, context) {
      const security = own(context);
      return resultOf('RecoveryCodesSuccess', () => security.enableTwoStep(code));
    },
    renewRecoveryCodes(_root, _args, context) {
      const security = own(context);
      return resultOf('RecoveryCodesSuccess', () => security.renewRecoveryCodes());
    },
    startPasskeyRegistration(_root, _args, context) {
      const security = own(context);
      return resultOf('StartPasskeySuccess', () => security.startPasskeyRegistration());
    },
    confirmEmail: (_root, { input: { code } }, context) => changed(context, (security) => security.confirmEmail(code)),
    confirmEmailChange: (_root, { input: { code } }, context) =>
      changed(context, (security) => security.confirmEmailChange(code)),
    disableTwoStep: (_root, _args, context) => changed(context, (security) => security.disableTwoStep()),
    addPasskey: (_root, { input: { response, name } }, context) =>
      changed(context, (security) => security.addPasskey(response, name)),
    renamePasskey: (_root, { input: { id, name } }, context) =>
      changed(context, (security) => security.renamePasskey(id, name)),
    removePasskey: (_root, { input: { id } }, context) => changed(context, (security) => security.removePasskey(id)),
  },
} satisfies Resolvers;

function own(context: GatewayContext) {
  requireToken(context);
  return context.dataSources.security;
}

function changed(context: GatewayContext, change: (security: SecurityDataSource) => Promise<SecurityRecord>) {
  const security = own(context);
  return resultOf('AccountSecuritySuccess', async () => ({ security: await change(security) }));
}

import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { client } from '../../apollo/tab-client.ts';
import {
  LogInDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from './generated/accounts.ts';
import type { LogInInput, RegisterInput, RequestPasswordResetInput, ResetPasswordInput } from './generated/accounts.ts';
import { thisDevice } from './device.ts';

/** What the forms ask. Each answers its result union, or rejects with a fault or the network's error. */

export async function logIn(input: LogInInput) {
  return (await mutate(LogInDocument, { input: { ...input, device: thisDevice() } })).logIn;
}

export async function register(input: RegisterInput) {
  return (await mutate(RegisterDocument, { input: { ...input, device: thisDevice() } })).register;
}

export async function requestPasswordReset(input: RequestPasswordResetInput) {
  return (await mutate(RequestPasswordResetDocument, { input })).requestPasswordReset;
}

export async function resetPassword(input: ResetPasswordInput) {
  return (await mutate(ResetPasswordDocument, { input })).resetPassword;
}

/** Nothing of a sign-in belongs in the cache. */
async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data } = await client.mutate({ mutation, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('sem resposta');
  return data;
}

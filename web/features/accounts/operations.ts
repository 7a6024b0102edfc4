import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { client } from '../../apollo/tabClient.ts';
import {
  LogInDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from './generated/accounts.ts';
import type { LogInInput, RegisterInput, RequestPasswordResetInput, ResetPasswordInput } from './generated/accounts.ts';
import { thisDevice } from './device.ts';

/**
 * The operations of the sign-in, sign-up and recovery forms. Each operation resolves to its result union (success or
 * refusal), or rejects with a GraphQL or network error.
 */

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

/** Sends a mutation that does not write to the Apollo cache, because the cache must contain no data of a sign-in. */
async function mutate<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data } = await client.mutate({ mutation, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('sem resposta');
  return data;
}

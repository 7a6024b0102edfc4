import { askResult } from '../../apollo/result.ts';
import { client } from '../../apollo/tabClient.ts';
import {
  LogInDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
} from './generated/accounts.ts';
import type { LogInInput, RegisterInput, RequestPasswordResetInput, ResetPasswordInput } from './generated/accounts.ts';
import { thisDevice } from './device.ts';

// The forms load `storeSession` with the operations, so that their pages do without its code until a submit.
export { storeSession } from './storeSession.ts';

/**
 * The operations of the sign-in, sign-up and recovery forms. Each operation resolves to its success or refusal, or
 * rejects with a GraphQL or network error. None writes to the Apollo cache, because the cache must contain no data of a
 * sign-in.
 */
const options = { fetchPolicy: 'no-cache' } as const;

export function logIn(input: LogInInput) {
  return askResult(client, LogInDocument, { input: { ...input, device: thisDevice() } }, options);
}

export function register(input: RegisterInput) {
  return askResult(client, RegisterDocument, { input: { ...input, device: thisDevice() } }, options);
}

export function requestPasswordReset(input: RequestPasswordResetInput) {
  return askResult(client, RequestPasswordResetDocument, { input }, options);
}

export function resetPassword(input: ResetPasswordInput) {
  return askResult(client, ResetPasswordDocument, { input }, options);
}

import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * Returns the code of a GraphQL error, such as UNAUTHENTICATED or NOT_FOUND. Returns null if the error is a network
 * failure.
 */
export function faultCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : null;
}

/** Returns true if the error says that the session has ended. */
export function isSignedOut(error: unknown) {
  return faultCode(error) === 'UNAUTHENTICATED';
}

/**
 * Returns the server's message of an error. Returns undefined if the connection was lost, as `toastFailure` takes it.
 */
export function serverMessageOf(error: unknown) {
  return CombinedGraphQLErrors.is(error) ? error.message : undefined;
}

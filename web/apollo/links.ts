import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { faultCode, isSignedOut } from './faults.ts';
import { clearSession, getSession, tellShut } from '../storage/session.ts';
import { tellRefused } from './refused.ts';
import { tellWait } from './waiting.ts';

const MAX_ATTEMPTS = 3;

/** The bearer token of the session there is when the request leaves, not when the client was made. */
export function createAuthLink() {
  return new SetContextLink(() => {
    const session = getSession();
    return session ? { headers: { authorization: `Bearer ${session.token}` } } : {};
  });
}

/**
 * A session that has ended, on HTTP or on the socket, is forgotten (PRODUCT); who is asked to wait is told how long,
 * and who is served nothing before their age is known is told so.
 */
export function createSessionEndLink() {
  return new ErrorLink(({ error, operation }) => {
    if (isSignedOut(error) && getSession()) clearSession();
    if (faultCode(error) === 'AGE_ASSURANCE_REQUIRED') tellShut();
    if (faultCode(error) === 'GRAPHQL_VALIDATION_FAILED') tellRefused();
    // What happens behind the member's back is not theirs to wait for.
    if (operation.getContext()['quiet'] !== true) tellWait(error);
  });
}

/**
 * Asks a query again when the network or the server broke down, with growing and random pauses. A mutation is never
 * repeated from here: only what sends an idempotency key may be, and those decide for themselves.
 */
export function createRetryLink() {
  return new RetryLink({
    delay: { initial: 300, max: 3_000, jitter: true }, // ms
    attempts: (attempt, operation, error) =>
      attempt < MAX_ATTEMPTS && operation.operationType === OperationTypeNode.QUERY && isBreakdown(error),
  });
}

function isBreakdown(error: unknown) {
  if (CombinedGraphQLErrors.is(error)) return false;
  return ServerError.is(error) ? error.statusCode >= 500 : navigator.onLine;
}

/** Sends subscriptions over the socket and everything else over HTTP. */
export function splitByTransport(socket: ApolloLink, http: ApolloLink) {
  return ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, http);
}

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

/**
 * Creates a link that adds the session's bearer token to each request. The link reads the session at each request,
 * because the session may have changed since the link was created.
 */
export function createAuthLink() {
  return new SetContextLink(() => {
    const session = getSession();
    return session ? { headers: { authorization: `Bearer ${session.token}` } } : {};
  });
}

/**
 * Creates a link that reacts to errors of HTTP requests and of the WebSocket: it clears a session that has ended
 * (PRODUCT.md), tells a rate-limited member how long to wait, and notifies the page when the server requires age
 * verification or rejects the operation as invalid.
 */
export function createSessionEndLink() {
  return new ErrorLink(({ error, operation }) => {
    if (isSignedOut(error) && getSession()) clearSession();
    if (faultCode(error) === 'AGE_ASSURANCE_REQUIRED') tellShut();
    if (/^(GRAPHQL_VALIDATION_FAILED|DOCUMENT_NOT_TRUSTED)$/.test(faultCode(error) ?? '')) tellRefused();
    // Do not show the member a rate limit that a background operation has hit.
    if (operation.getContext()['quiet'] !== true) tellWait(error);
  });
}

/**
 * Retries a query with jittered, growing delays when the network or the server failed. Never retries a mutation,
 * because a mutation may be repeated only with an idempotency key. The code that sends the mutation decides about its
 * retry.
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

/** Sends subscriptions over the WebSocket and all other operations over HTTP. */
export function splitByTransport(socket: ApolloLink, http: ApolloLink) {
  return ApolloLink.split(({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION, socket, http);
}

import { useApolloClient } from '@apollo/client/react';
import { clearSession } from '../../storage/session.ts';
import { LogOutDocument } from './generated/viewer.ts';

const TIMEOUT_MS = 1_500;

/**
 * Returns a function that ends the session on the server, then deletes the session and the unpublished drafts from this
 * browser. If there is no network or the server takes too long, it deletes the data in the browser anyway.
 */
export function useLogOut() {
  const client = useApolloClient();

  return async function leave() {
    // Announce the sign-out to the other tabs before sending the request: otherwise those tabs may take the server's
    // UNAUTHENTICATED answers for an expired session.
    await import('../../storage/sessionEnd.ts').then(
      ({ announceLeaving }) => announceLeaving(),
      () => undefined,
    );
    const told = client.mutate({ mutation: LogOutDocument }).catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
    clearSession('left');
  };
}

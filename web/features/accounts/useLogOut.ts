import { clearSession } from '../../storage/session.ts';
import { useLogOutMutation } from './generated/viewer.ts';

const TIMEOUT_MS = 1_500;

/**
 * Returns a function that ends the session at the server, then deletes the session and the unpublished drafts from this
 * browser. If there is no network or the server takes too long, it deletes them from the browser anyway.
 */
export function useLogOut() {
  const [logOut] = useLogOutMutation();

  return async function leave() {
    // Announce the sign-out to the other tabs before the request: otherwise they may take the server's answers for an
    // expired session.
    await import('../../storage/sessionEnd.ts').then(
      ({ announceLeaving }) => announceLeaving(),
      () => undefined,
    );
    const told = logOut().catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
    clearSession('left');
  };
}

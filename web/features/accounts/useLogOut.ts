import { clearSession } from '../../storage/session.ts';
import { useLogOutMutation } from './generated/viewer.ts';

const TIMEOUT_MS = 1_500;

/**
 * Returns a function that ends the session at the server, then forgets it here, with unpublished drafts. Without a
 * network, or if the server takes too long, it still forgets the session here.
 */
export function useLogOut() {
  const [logOut] = useLogOutMutation();

  return async function leave() {
    // Tell the other tabs about the sign-out before the server's answers reach them.
    await import('../../storage/sessionEnd.ts').then(
      ({ announceLeaving }) => announceLeaving(),
      () => undefined,
    );
    const told = logOut().catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
    clearSession('left');
  };
}

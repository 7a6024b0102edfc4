import { clearSession } from '../../storage/session.ts';
import { useLogOutMutation } from './generated/viewer.ts';

const PATIENCE = 1_500; // ms

/**
 * Signs out: ends the session at the server, then forgets it here. Without a network, or when the server takes too
 * long, it is forgotten here all the same, unpublished drafts included.
 */
export function useLogOut() {
  const [logOut] = useLogOutMutation();

  return async function leave() {
    // The other tabs are told why before the server's answers reach them.
    await import('../../storage/keeping.ts').then(
      ({ announceLeaving }) => announceLeaving(),
      () => undefined,
    );
    const told = logOut().catch(() => undefined);
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    clearSession('left');
  };
}

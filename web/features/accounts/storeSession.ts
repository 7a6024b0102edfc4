import { setSession } from '../../apollo/session.ts';
import type { StoredSession_SessionFragment } from '../../generated/accounts.ts';

/** Keeps what sign-in answered. @throws what the browser says when it refuses storage. */
export function storeSession({ token, ...user }: StoredSession_SessionFragment) {
  setSession({ token, user });
}

/** SPEC 8: the words for a token that could not be stored. */
export function storeFailure(error: unknown) {
  return `Houve um problema - e:${error instanceof Error ? error.message : String(error)}`;
}

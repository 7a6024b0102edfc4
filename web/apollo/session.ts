import { useSyncExternalStore } from 'react';
import type { GenderCategory, ProfileType } from '../generated/schema.ts';

/** SPEC 6: the token is kept under `t`, the session user under `s`. PRODUCT settles both. */
const TOKEN_KEY = 't';
const USER_KEY = 's';

export type SessionUser = {
  userId: string;
  name: string;
  nickname: string;
  imageUrl: string | null;
  profileType: ProfileType;
  preferences: readonly GenderCategory[];
};

export type StoredSession = { token: string; user: SessionUser };

/**
 * Why listeners are called: somebody signed in, the member signed out in this tab, the session ended otherwise, or the
 * server serves nothing before it knows their age.
 */
export type SessionChange = 'started' | 'left' | 'ended' | 'shut';

const listeners = new Set<(change: SessionChange) => void>();
let cached: { raw: string; session: StoredSession | null } = { raw: '', session: null };

/** The stored session, or null when the token or the user is missing or cannot be read (SPEC 2, the guard). */
export function getSession(): StoredSession | null {
  const token = localStorage.getItem(TOKEN_KEY);
  const user = localStorage.getItem(USER_KEY);
  const raw = `${token}\n${user}`;
  if (raw !== cached.raw) cached = { raw, session: token && user ? parse(token, user) : null };
  return cached.session;
}

export function setSession({ token, user }: StoredSession) {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify(user));
  notify('started');
}

/** Forgets the session of this browser: token, user and all of session storage (SPEC 4, logout). */
export function clearSession(change: 'left' | 'ended' = 'ended') {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  sessionStorage.clear();
  notify(change);
}

/** Says that nothing is served for now; the session, if there is one, goes on. */
export function tellShut() {
  notify('shut');
}

/** A token without a user, or the reverse, is no session: whoever left it there is logged out (SPEC 2, the guard). */
export function dropHalfSession() {
  const isHalf = !getSession() && (localStorage.getItem(TOKEN_KEY) ?? localStorage.getItem(USER_KEY)) !== null;
  if (isHalf) clearSession();
}

export function useSession() {
  return useSyncExternalStore(subscribeSession, getSession, () => null);
}

/** Calls `listener` when somebody signs in or out, in this tab or in another. */
export function subscribeSession(listener: (change: SessionChange) => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY)
      listener(getSession() ? 'started' : 'ended');
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function notify(change: SessionChange) {
  for (const listener of listeners) listener(change);
}

function parse(token: string, text: string): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isSessionUser(stored)
      ? { token, user: { ...stored, profileType: stored.profileType === 'PROFISSIONAL' ? 'PROFISSIONAL' : 'FREE' } }
      : null;
  } catch {
    return null;
  }
}

/** A session that carries no profile type counts as FREE (PRODUCT). */
function isSessionUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

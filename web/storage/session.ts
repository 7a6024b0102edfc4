import { useSyncExternalStore } from 'react';
import { unkept, writeItems } from './areas.ts';
import { createStoredText, setOwner } from './createStoredText.ts';

/** The storage keys: `t` for the token, `s` for the session user (SPEC.md, section 6 and PRODUCT.md). */
const TOKEN = 't';
const USER = 's';
const storedToken = createStoredText(TOKEN, { area: 'local', per: 'device' });
const storedUser = createStoredText(USER, { area: 'local', per: 'device' });

/**
 * The words of the stored session (SPEC.md, section 6) and of the Discover page's URL, by the names of the schema.
 * While the gateways are renewed one after the other, an older gateway answers with these words themselves.
 */
export const storedWords = {
  FREE: 'FREE',
  PROFESSIONAL: 'PROFISSIONAL',
  PROFISSIONAL: 'PROFISSIONAL',
  MAN: 'HOMEM',
  HOMEM: 'HOMEM',
  WOMAN: 'MULHER',
  MULHER: 'MULHER',
  TRANS: 'TRANS',
} as const;

/** The stored user. It has the words of SPEC.md, section 6, where the schema has other names. */
export type SessionUser = {
  userId: string;
  name: string;
  nickname: string;
  imageUrl: string | null;
  profileType: 'FREE' | 'PROFISSIONAL';
  preferences: readonly string[];
};

export type StoredSession = { token: string; user: SessionUser };

/**
 * The kind of session change that listeners are called with: a member signed in (`started`), signed out in this tab
 * (`left`) or in another tab (`leftElsewhere`), the session ended for another reason (`ended`), or the server refuses
 * all requests until the member's age is verified (`shut`).
 */
export type SessionChange = 'started' | 'left' | 'leftElsewhere' | 'ended' | 'shut';

type Follow = typeof import('./sessionEnd.ts').followSession;

const listeners = new Set<(change: SessionChange) => void>();
let cached: { raw: string; session: StoredSession | null } = { raw: '', session: null };
setOwner(memberId);

/** The id of the member whose data this page stores and shows. */
let owner = memberId();
/**
 * The function that updates the stored data after a session change. web/storage/sessionEnd.ts sets it as soon as this
 * page stores anything.
 */
let follow: Follow | undefined;

/**
 * Returns the stored session. Returns null if the token or the user is missing or cannot be read (SPEC.md, section 2,
 * the guard).
 */
export function getSession(): StoredSession | null {
  const token = storedToken.read();
  const user = storedUser.read();
  const raw = `${token}\n${user}`;
  if (raw !== cached.raw) cached = { raw, session: token && user ? parse(token, user) : null };
  return cached.session;
}

/**
 * Stores the session of a sign-in.
 * @returns null if the browser stored the session; otherwise the browser's error, and the session lasts until the page
 * is closed
 */
export function setSession({ token, user }: StoredSession) {
  const refused = writeItems('local', [
    [TOKEN, token],
    [USER, JSON.stringify(user)],
  ]);
  changed('started');
  return refused;
}

/**
 * Removes the session from this browser: the token, the user and all stored data of the member (SPEC.md, section 4,
 * logout; storage/keptTexts.ts).
 */
export function clearSession(change: 'left' | 'ended' = 'ended') {
  storedToken.write(null);
  storedUser.write(null);
  changed(change);
}

/**
 * Tells the listeners that the server refuses all requests until the member's age is verified. A session, if there is
 * one, does not end.
 */
export function tellShut() {
  notify('shut');
}

/**
 * Removes a token that is stored without a user, or a user that is stored without a token, because either alone is not
 * a session (SPEC.md, section 2, the guard).
 */
export function dropHalfSession() {
  if (!getSession() && (storedToken.read() ?? storedUser.read()) !== null) clearSession();
}

export function useSession() {
  return useSyncExternalStore(subscribeSession, getSession, () => null);
}

/**
 * Calls `listener` after each session change (such as a sign-in or a sign-out), in this tab or in another tab.
 * @returns a function that removes the listener
 */
export function subscribeSession(listener: (change: SessionChange) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    // A value from another tab is newer than a value that this page has only in memory, so drop the value in memory.
    unkept.local.delete(key ?? '');
    if (key !== null && key !== TOKEN && key !== USER) return;
    // Drop both the token and the user in memory: an unchanged value causes no event, and a token must never be
    // combined with the user of another member.
    for (const name of [TOKEN, USER]) unkept.local.delete(name);
    changed(getSession() ? 'started' : 'ended');
  });

export function setSessionFollower(next: Follow) {
  follow = next;
}

/** Updates the stored data after a session change, then calls the listeners. */
function changed(change: 'started' | 'left' | 'ended') {
  const before = owner;
  owner = memberId();
  const why = change === 'started' ? null : change;
  if (owner === before && owner !== null) notify(change);
  else if (follow) notify(follow(before, memberId, why) ?? change);
  else {
    notify(change);
    // A page that stores nothing has not loaded sessionEnd.ts. Load the module now, because it removes the data that
    // the member stored on other pages.
    if (before !== null) void import('./sessionEnd.ts').then((keeping) => keeping.followSession(before, memberId, why));
  }
}

function memberId() {
  return getSession()?.user.userId ?? null;
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

/** Checks a stored user. A user without a profile type is valid; the type is then FREE (PRODUCT.md). */
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

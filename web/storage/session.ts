import { useSyncExternalStore } from 'react';
import type { GenderCategory, ProfileType } from '../generated/schema.ts';
import { unkept, writeItems } from './areas.ts';
import { createStoredText, setOwner } from './createStoredText.ts';

/** SPEC 6: the token is stored under `t`, the session user under `s`. PRODUCT settles both. */
const TOKEN = 't';
const USER = 's';
const storedToken = createStoredText(TOKEN, { area: 'local', per: 'device' });
const storedUser = createStoredText(USER, { area: 'local', per: 'device' });

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
 * The reason for calling the listeners: a member signed in, the member signed out in this tab or in another, the
 * session ended otherwise, or the server serves nothing until it knows the member's age.
 */
export type SessionChange = 'started' | 'left' | 'leftElsewhere' | 'ended' | 'shut';

type Follow = typeof import('./sessionEnd.ts').followSession;

const listeners = new Set<(change: SessionChange) => void>();
let cached: { raw: string; session: StoredSession | null } = { raw: '', session: null };
setOwner(memberId);

/** The member whose data this page stores and shows. */
let owner = memberId();
/** Updates the stores after a session change: set by web/storage/sessionEnd.ts once this page stores something. */
let follow: Follow | undefined;

/** The stored session, or null when the token or the user is missing or cannot be read (SPEC 2, the guard). */
export function getSession(): StoredSession | null {
  const token = storedToken.read();
  const user = storedUser.read();
  const raw = `${token}\n${user}`;
  if (raw !== cached.raw) cached = { raw, session: token && user ? parse(token, user) : null };
  return cached.session;
}

/** @returns null, or the browser's error if it refused to store the session, which then lasts as long as the page */
export function setSession({ token, user }: StoredSession) {
  const refused = writeItems('local', [
    [TOKEN, token],
    [USER, JSON.stringify(user)],
  ]);
  changed('started');
  return refused;
}

/**
 * Forgets this browser's session: token, user and all stored data of the member (SPEC 4, logout; storage/keptTexts.ts).
 */
export function clearSession(change: 'left' | 'ended' = 'ended') {
  storedToken.write(null);
  storedUser.write(null);
  changed(change);
}

/** Tells the listeners that the server serves nothing for now. A session, if there is one, continues. */
export function tellShut() {
  notify('shut');
}

/** A token without a user, or the reverse, is no session: it is removed (SPEC 2, the guard). */
export function dropHalfSession() {
  if (!getSession() && (storedToken.read() ?? storedUser.read()) !== null) clearSession();
}

export function useSession() {
  return useSyncExternalStore(subscribeSession, getSession, () => null);
}

/** Calls `listener` when a member signs in or out, in this tab or in another. */
export function subscribeSession(listener: (change: SessionChange) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    // A value from another tab is newer than one that only this page has.
    unkept.local.delete(key ?? '');
    if (key !== null && key !== TOKEN && key !== USER) return;
    // Delete both: an unchanged value sends no event, and a token must never be paired with another member.
    for (const name of [TOKEN, USER]) unkept.local.delete(name);
    changed(getSession() ? 'started' : 'ended');
  });

export function setSessionFollower(next: Follow) {
  follow = next;
}

/** Updates the stores, then calls the listeners. */
function changed(change: 'started' | 'left' | 'ended') {
  const before = owner;
  owner = memberId();
  const why = change === 'started' ? null : change;
  if (owner === before && owner !== null) notify(change);
  else if (follow) notify(follow(before, memberId, why) ?? change);
  else {
    notify(change);
    // sessionEnd.ts is not loaded in a page that stores nothing: load it now to remove the member's data.
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

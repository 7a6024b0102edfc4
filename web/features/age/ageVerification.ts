import { useSyncExternalStore } from 'react';

/** SPEC 4 and 6: the flag is `ageVerified=true` in local storage, for every tab. */
const KEY = 'ageVerified';

const listeners = new Set<() => void>();
/** Stands in where the browser refuses storage: the answer then holds for this page alone. */
let inMemory = false;

function isAgeVerified() {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return inMemory;
  }
}

export function setAgeVerified(verified: boolean) {
  inMemory = verified;
  try {
    if (verified) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused; `inMemory` holds the answer.
  }
  for (const listener of listeners) listener();
}

/**
 * Read anew from storage at every render, so at every navigation (SPEC 2, the guard), and when another tab changes it.
 * 'unknown' only while the page rendered at build time is taken over: it holds the gate and what stands behind it.
 */
export function useAgeVerification(): 'verified' | 'unverified' | 'unknown' {
  return useSyncExternalStore(
    subscribe,
    () => (isAgeVerified() ? 'verified' : 'unverified'),
    () => 'unknown',
  );
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

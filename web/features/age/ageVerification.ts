import { useSyncExternalStore } from 'react';
import { createStoredText } from '../../storage/createStoredText.ts';

/** The flag of the age gate, shared by all tabs: `ageVerified=true` in local storage (SPEC 4 and 6). */
const flag = createStoredText('ageVerified', { area: 'local', per: 'device' });

const listeners = new Set<() => void>();

export function setAgeVerified(verified: boolean) {
  flag.write(verified ? 'true' : null);
  for (const listener of listeners) listener();
}

/**
 * Returns the state of the age gate. The hook reads local storage at every render, so the guard of SPEC.md, section 2,
 * applies at every navigation, and again when another tab changes the flag. The state is 'unknown' only during the
 * hydration of a prerendered page, which contains both the gate and the content, so that neither may be removed yet.
 */
export function useAgeVerification(): 'verified' | 'unverified' | 'unknown' {
  return useSyncExternalStore(
    subscribe,
    () => (flag.read() === 'true' ? 'verified' : 'unverified'),
    () => 'unknown',
  );
}

function subscribe(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === flag.nameOf()) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

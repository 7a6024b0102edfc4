import { useSyncExternalStore } from 'react';
import { createStoredText } from '../../storage/createStoredText.ts';

/** SPEC 4 and 6: the flag is `ageVerified=true` in local storage, for every tab. */
const flag = createStoredText('ageVerified', { area: 'local', per: 'device' });

const listeners = new Set<() => void>();

export function setAgeVerified(verified: boolean) {
  flag.write(verified ? 'true' : null);
  for (const listener of listeners) listener();
}

/**
 * Returns the age gate's state. It reads the storage at every render, and so at every navigation (SPEC 2, the guard),
 * and when another tab changes it. It is 'unknown' only while the prerendered page is hydrated, which contains both the
 * gate and the page behind it.
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

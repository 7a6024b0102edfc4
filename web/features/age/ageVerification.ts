import { useSyncExternalStore } from 'react';
import { createStoredText } from '../../storage/createStoredText.ts';

/**
 * The flag that the visitor has passed the age gate, shared by all tabs: `ageVerified=true` in local storage (SPEC.md,
 * sections 4 and 6).
 */
const flag = createStoredText('ageVerified', { area: 'local', per: 'device' });

const listeners = new Set<() => void>();

export function setAgeVerified(verified: boolean) {
  flag.write(verified ? 'true' : null);
  for (const listener of listeners) listener();
}

/**
 * Returns the state of the age gate (the dialog that asks visitors to confirm that they are adults). The hook reads
 * local storage at every render, so the gate is checked at every navigation (SPEC.md, section 2), and again when
 * another tab changes the flag. The state is 'unknown' only during the hydration of a prerendered page: that page
 * contains both the gate and the content, and neither may be removed yet.
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

import { useSyncExternalStore } from 'react';

/** How many notifications the member has not read, as far as this tab knows. */
let count = 0;
const listeners = new Set<() => void>();

export function setUnread(next: number) {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
}

export function useUnread() {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

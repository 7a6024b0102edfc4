import { useSyncExternalStore } from 'react';

/** How many notifications the member has not read, and the number of the latest, as far as this tab knows. */
let count = 0;
let latest: number | undefined;
const listeners = new Set<() => void>();

export function setUnread(nextCount: number, nextLatest = latest) {
  if (nextCount === count && nextLatest === latest) return;
  count = nextCount;
  latest = nextLatest;
  for (const listener of listeners) listener();
}

export function useUnread() {
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => 0,
  );
}

/** Rises with everything that is told, read or not; undefined until this tab knows. */
export function useLatestNews() {
  return useSyncExternalStore(
    subscribe,
    () => latest,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

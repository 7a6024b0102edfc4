import { useSyncExternalStore } from 'react';

/** The number of unread notifications, and the sequence number of the latest one, as far as this tab knows. */
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

/** Returns a number that increases with each notification, read or not; undefined until this tab knows it. */
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

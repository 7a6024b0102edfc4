import { useSyncExternalStore } from 'react';

/**
 * The number of unread notifications, and the sequence number of the latest notification that this tab has received.
 */
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

/**
 * Returns the sequence number of the latest notification. It increases with each new notification. Undefined until this
 * tab has received it.
 */
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

import { useSyncExternalStore } from 'react';

/** In ms. The loading flag stays true for this time after the end of the last fetch (SPEC.md, sections 4 and 9). */
const RELEASE_MS = 700;

let running = 0;
let loading = false;
let release: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * Counts a fetch as running until the caller calls the returned function. The caller must call it a single time, when
 * the fetch has finished, failed or was cancelled.
 */
export function fetchStarted() {
  running += 1;
  clearTimeout(release);
  set(true);

  return function fetchFinished() {
    running -= 1;
    if (running === 0) release = setTimeout(() => set(false), RELEASE_MS);
  };
}

export function useIsLoading() {
  return useSyncExternalStore(
    subscribe,
    () => loading,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function set(next: boolean) {
  if (next === loading) return;
  loading = next;
  for (const listener of listeners) listener();
}

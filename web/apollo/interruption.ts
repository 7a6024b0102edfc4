import { useSyncExternalStore } from 'react';

/** In ms. The member sees no message about an interruption that is shorter than this. */
const TIMEOUT_MS = 5_000;

const causes = new Set<object>();
const listeners = new Set<() => void>();
let isInterrupted = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reports that live updates have stopped.
 * @returns a function that the caller must call when live updates work again
 */
export function reportInterruption() {
  const cause = {};
  causes.add(cause);
  if (causes.size === 1) timer = setTimeout(() => setInterrupted(true), TIMEOUT_MS);
  return () => {
    if (!causes.delete(cause) || causes.size > 0) return;
    clearTimeout(timer);
    setInterrupted(false);
  };
}

/**
 * Returns true if live updates have been interrupted for at least `TIMEOUT_MS`, so that this tab's data may be out of
 * date.
 */
export function useIsInterrupted() {
  return useSyncExternalStore(
    subscribe,
    () => isInterrupted,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setInterrupted(next: boolean) {
  isInterrupted = next;
  for (const listener of listeners) listener();
}

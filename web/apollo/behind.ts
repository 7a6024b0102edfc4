import { useSyncExternalStore } from 'react';

/** A short break is not worth a word. */
const PATIENCE = 5_000; // ms

const causes = new Set<object>();
const listeners = new Set<() => void>();
let behind = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something that others do is not heard of any more. @returns says that it is heard of again, or is not wanted */
export function fallBehind() {
  const cause = {};
  causes.add(cause);
  if (causes.size === 1) timer = setTimeout(() => setBehind(true), PATIENCE);
  return () => {
    if (!causes.delete(cause) || causes.size > 0) return;
    clearTimeout(timer);
    setBehind(false);
  };
}

/** Whether what this tab shows may be older than what there is. */
export function useIsBehind() {
  return useSyncExternalStore(
    subscribe,
    () => behind,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setBehind(next: boolean) {
  behind = next;
  for (const listener of listeners) listener();
}

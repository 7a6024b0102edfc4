import { useSyncExternalStore } from 'react';

/** A shorter interruption is not shown to the member. */
const PATIENCE = 5_000; // ms

const causes = new Set<object>();
const listeners = new Set<() => void>();
let behind = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports that live updates have stopped. @returns a function that withdraws the report */
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

/** Returns true when live updates have been interrupted for `PATIENCE`, so that this tab's data may be out of date. */
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

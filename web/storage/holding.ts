let isHolding = false;
const listeners = new Set<() => void>();

/** Whether this tab holds what a member wrote whose session has ended (held.ts, whose code comes with such an end). */
export const holding = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => isHolding,
  set(next: boolean) {
    isHolding = next;
    for (const listener of listeners) listener();
  },
};

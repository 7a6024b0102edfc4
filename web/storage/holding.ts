let isHolding = false;
const listeners = new Set<() => void>();

/** True while this tab keeps texts of a member whose session has ended (held.ts, loaded only at such an end). */
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

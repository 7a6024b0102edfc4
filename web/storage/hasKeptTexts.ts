let hasKept = false;
const listeners = new Set<() => void>();

/** True while this tab keeps texts of a member whose session has ended (keptTexts.ts, loaded only at such an end). */
export const keptTexts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => hasKept,
  set(next: boolean) {
    hasKept = next;
    for (const listener of listeners) listener();
  },
};

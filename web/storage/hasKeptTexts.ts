let hasKept = false;
const listeners = new Set<() => void>();

/**
 * True while this tab keeps unsent texts of a member after the end of their session (keptTexts.ts, which is loaded only
 * when a session ends).
 */
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

let hasKept = false;
const listeners = new Set<() => void>();

/**
 * True while this tab keeps a member's unsent texts after the end of the member's session (keptTexts.ts, which is
 * loaded only when a session ends).
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

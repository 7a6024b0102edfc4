export type Claim = { release: () => void };

/**
 * Holds a name against the other tabs of this browser until it is released or the tab ends.
 * Where the browser has no locks (or the page no secure origin) everything can be claimed.
 * @param patience ms to wait for a tab that is just going away
 * @returns null when another tab holds it
 */
export function claim(name: string, patience: number): Promise<Claim | null> {
  if (!('locks' in navigator)) return Promise.resolve({ release: () => {} });
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock) return new Promise<void>((release) => resolve({ release }));
      resolve(null);
      return undefined;
    };
    const options: LockOptions = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    navigator.locks.request(name, options, hold).catch(() => resolve(null));
  });
}

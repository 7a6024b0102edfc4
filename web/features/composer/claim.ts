import { withLock } from '../../storage/locks.ts';

type Claim = { release: () => void };

/**
 * Takes a lock that excludes the other tabs of this browser until the lock is released or the tab closes.
 * @param patience the time to wait for the lock, in ms, because a closing tab may still hold it
 * @returns the lock; null if another tab holds it
 */
export function claim(name: string, patience: number): Promise<Claim | null> {
  return new Promise((resolve) => {
    const keepLock = (holds: boolean) => {
      if (holds) return new Promise<void>((release) => resolve({ release }));
      resolve(null);
      return Promise.resolve();
    };
    const options: LockOptions = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    withLock(name, options, keepLock).catch(() => resolve(null));
  });
}

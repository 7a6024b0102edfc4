import { withLock } from '../../storage/locks.ts';

export type Claim = { release: () => void };

/**
 * Takes a lock that excludes the other tabs of this browser until it is released or the tab closes.
 * @param patience how long to wait for the lock, in ms, because a closing tab may still have it
 * @returns the lock; null if another tab has it
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

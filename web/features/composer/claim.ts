import { withLock } from '../../storage/locks.ts';

export type Claim = { release: () => void };

/**
 * Locks a name against the other tabs of this browser until it is released or the tab closes.
 * @param patience ms to wait for the lock, for a tab that is just closing
 * @returns null if another tab has the lock
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

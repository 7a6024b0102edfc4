import { withLock } from '../../storage/locks.ts';

export type Claim = { release: () => void };

/**
 * Holds a name against the other tabs of this browser until it is released or the tab ends.
 * @param patience ms to wait for a tab that is just going away
 * @returns null when another tab holds it
 */
export function claim(name: string, patience: number): Promise<Claim | null> {
  return new Promise((resolve) => {
    const hold = (holds: boolean) => {
      if (holds) return new Promise<void>((release) => resolve({ release }));
      resolve(null);
      return Promise.resolve();
    };
    const options: LockOptions = patience > 0 ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
    withLock(name, options, hold).catch(() => resolve(null));
  });
}

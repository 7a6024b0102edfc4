import { onTestFinished, vi } from 'vitest';

/**
 * Runs `begin` with the highest value of Math.random(), so that random delays are at their longest. Then advances the
 * clock by `ms` milliseconds in a single step.
 */
export function elapseAfter(begin: () => void, ms: number) {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  begin();
  random.mockRestore();
  vi.advanceTimersByTime(ms);
}

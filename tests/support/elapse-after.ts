import { onTestFinished, vi } from 'vitest';

/** Runs `begin` with random pauses at their longest, and advances the clock by `ms` milliseconds at once. */
export function elapseAfter(begin: () => void, ms: number) {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  begin();
  random.mockRestore();
  vi.advanceTimersByTime(ms);
}

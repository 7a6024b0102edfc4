import { onTestFinished, vi } from 'vitest';

/**
 * Runs `begin` while Math.random() returns its highest value, so that random delays have their maximum length. Then
 * advances the fake clock by `ms` milliseconds in a single step.
 */
export function elapseAfter(begin: () => void, ms: number) {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  begin();
  random.mockRestore();
  vi.advanceTimersByTime(ms);
}

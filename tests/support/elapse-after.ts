import { onTestFinished, vi } from 'vitest';

/** Begins something whose random pauses are as long as they can be, and lets so many milliseconds pass at once. */
export function elapseAfter(begin: () => void, ms: number) {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  begin();
  random.mockRestore();
  vi.advanceTimersByTime(ms);
}

import { vi } from 'vitest';
import { EXPECT_TIMEOUT_MS } from './time-limits.ts';

/**
 * Repeats an assertion until it passes. Under fake timers the clock advances by 50 ms with each try.
 * @returns what the assertion returns
 * @throws its last error when EXPECT_TIMEOUT_MS have passed
 */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, EXPECT_TIMEOUT_MS);
}

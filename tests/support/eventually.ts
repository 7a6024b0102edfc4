import { vi } from 'vitest';
import { EXPECT_TIMEOUT_MS } from './time-limits.ts';

/**
 * Repeats an assertion until it passes. Under fake timers each try advances the clock by 50 ms.
 * @returns the assertion's result
 * @throws the last error of the assertion after EXPECT_TIMEOUT_MS
 */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, EXPECT_TIMEOUT_MS);
}

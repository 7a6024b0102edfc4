/**
 * The time after which a test counts as hung. No test has a shorter limit of its own; otherwise a test that only waits
 * for a result could fail on a slow machine. Both Vitest and Playwright use these limits.
 */
export const TEST_TIMEOUT_MS = 300_000;
export const EXPECT_TIMEOUT_MS = 60_000;

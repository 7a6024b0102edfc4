/**
 * The time after which a test counts as hung. No test sets a shorter limit of its own, so that a test that only waits
 * for a result passes on a slow machine, too. Vitest and Playwright both use these limits.
 */
export const TEST_TIMEOUT_MS = 300_000;
export const EXPECT_TIMEOUT_MS = 60_000;

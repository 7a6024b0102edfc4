/**
 * Time after which a test counts as hung. A test that waits for a result within these limits passes on a slow machine
 * too, so no test sets a shorter limit of its own. Both runners read them.
 */
export const TEST_TIMEOUT_MS = 300_000;
export const EXPECT_TIMEOUT_MS = 60_000;

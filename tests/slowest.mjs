import { relative } from 'node:path';

/**
 * The files that took longest, in seconds.
 * @param vitest Vitest's report in JSON, or undefined
 * @param browser Playwright's, or undefined
 */
export function slowestFiles(vitest, browser, count = 10) {
  const units = (vitest?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    seconds: (endTime - startTime) / 1_000,
  }));
  const flows = (browser?.suites ?? []).map((suite) => ({
    file: `tests/e2e/${suite.file}`,
    seconds: durationOf(suite) / 1_000,
  }));
  return [...units, ...flows].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** Of all tests of a Playwright suite, at every width, in ms. */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

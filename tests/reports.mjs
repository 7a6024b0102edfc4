import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Reads Vitest's JSON report.
 * @param report undefined when the runner ended without one
 * @returns each file with the seconds it took, and each test with its result: `passed`, `failed`, `skipped` …
 */
export function readVitest(report) {
  const files = report?.testResults ?? [];
  return {
    files: files.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1_000,
    })),
    tests: files.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative('.', name);
      const tests = assertionResults.map((test) => ({
        file,
        title: test.fullName,
        result: test.status,
        reasons: test.failureMessages.map(firstLines),
      }));
      // A file can fail as a whole: an import that throws, or a hook around all of its tests.
      const hasFailed = status === 'failed' && !tests.some(({ result }) => result === 'failed');
      const reason = firstLines(message || 'A hook around its tests failed: Vitest prints the error above.');
      return hasFailed ? [...tests, { file, title: '', result: 'failed', reasons: [reason] }] : tests;
    }),
  };
}

/**
 * Reads Playwright's JSON report into the same shape. A test that failed and then passed is `flaky`.
 * @param report undefined when the runner ended without one
 */
export function readPlaywright(report) {
  const suites = report?.suites ?? [];
  return {
    files: suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: durationOf(suite) / 1_000 })),
    tests: suites.flatMap(testsOf),
  };
}

/**
 * Marks the failures of a first run that passed in a second one as `flaky`. The failure of a whole file is flaky when
 * nothing of that file fails again.
 * @param again the tests of the second run
 */
export function withSecondRun(tests, again) {
  const passesAgain = (test) => {
    const same = again.filter(({ file, title }) => file === test.file && [title, ''].includes(test.title));
    return same.some(({ result }) => result === 'passed') && same.every(({ result }) => result !== 'failed');
  };
  return tests.map((test) => (test.result === 'failed' && passesAgain(test) ? { ...test, result: 'flaky' } : test));
}

/** @returns the `count` files that took longest */
export function slowestFiles(files, count = 10) {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** @returns `FAILED file › title` with its reasons on the lines below, indented */
export function line(word, { file, title, reasons }) {
  const name = title === '' ? file : `${file} › ${title}`;
  return [`${word} ${name}`, ...reasons.slice(0, 3).flatMap((reason) => reason.split('\n'))].join('\n    ');
}

function testsOf({ file, suites = [], specs = [] }) {
  const tests = specs.flatMap(({ title, tests: widths }) =>
    widths.map(({ projectName, status, results }) => ({
      file: `tests/e2e/${file}`,
      title: `${title} (${projectName})`,
      result: { expected: 'passed', unexpected: 'failed' }[status] ?? status,
      // A timeout's first error says only that; the next one says what it waited for.
      reasons: results
        .flatMap(({ errors }) => errors)
        .map(({ message, location }) => `${location ? `line ${location.line}: ` : ''}${firstLines(message)}`),
    })),
  );
  return [...tests, ...suites.flatMap((suite) => testsOf({ file, ...suite }))];
}

/** The sum of a Playwright suite's tests, in ms. */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

/** The first lines of an error, without colours and without frames of packages. */
function firstLines(message = '') {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  const own = lines.filter((text) => !text.includes('/node_modules/')).slice(0, 12);
  return own.map((text) => text.slice(0, 300)).join('\n');
}

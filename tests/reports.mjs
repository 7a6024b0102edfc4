import { stripVTControlCharacters } from 'node:util';

/**
 * Reads Playwright's JSON report. The result of a test that failed and then passed is `flaky`.
 * @param report the report, or undefined if Playwright stopped without writing a report
 */
export function readPlaywright(report) {
  const suites = report?.suites ?? [];
  return {
    files: suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: durationOf(suite) / 1_000 })),
    tests: suites.flatMap(({ file, suites: within, specs }) => testsOf(file, [], { suites: within, specs })),
    errors: (report?.errors ?? []).map(({ message }) => firstLines(message)),
  };
}

/**
 * Changes the result of a failed test to `flaky` if all tests of the same file passed in the second run.
 * @param again the tests of the second run
 */
export function withSecondRun(tests, again) {
  const results = (file) => again.filter((test) => test.file === file).map(({ result }) => result);
  const passesAgain = ({ file }) => results(file).includes('passed') && !results(file).includes('failed');
  return tests.map((test) => (test.result === 'failed' && passesAgain(test) ? { ...test, result: 'flaky' } : test));
}

/** @returns the test files that took longest, at most `count` */
export function slowestFiles(files, count = 10) {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** @returns a line such as `FAILED file › title` with the reasons of the failure on indented lines below */
export function line(word, { file, title, reasons }) {
  const name = title === '' ? file : `${file} › ${stripVTControlCharacters(title).replace(/\s+/g, ' ')}`;
  return [`${word} ${name}`, ...reasons.slice(0, 3).flatMap((reason) => reason.split('\n'))].join('\n    ');
}

/** Returns the first lines of an error message, without colours and without stack frames inside packages. */
export function firstLines(message) {
  const text = String(message ?? 'Something was thrown that is no error.');
  const lines = stripVTControlCharacters(text).trim().split('\n');
  const own = lines.filter((each) => !each.includes('/node_modules/')).slice(0, 12);
  return own.map((each) => each.slice(0, 300)).join('\n');
}

function testsOf(file, around, { suites = [], specs = [] }) {
  const tests = specs.flatMap(({ title, tests: widths }) =>
    widths.map(({ projectName, status, results }) => ({
      file: `tests/e2e/${file}`,
      title: `${[...around, title].join(' › ')} (${projectName})`,
      result: { expected: 'passed', unexpected: 'failed' }[status] ?? status,
      // Lists all errors of the test. After a timeout there are two: the first only says that the time is over, the
      // second names the condition that the test waited for.
      reasons: results
        .flatMap(({ errors }) => errors)
        .map(({ message, location }) => `${location ? `line ${location.line}: ` : ''}${firstLines(message)}`),
    })),
  );
  return [...tests, ...suites.flatMap((suite) => testsOf(file, [...around, suite.title], suite))];
}

/** Returns the total duration of all tests in a Playwright suite and its nested suites, in ms. */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

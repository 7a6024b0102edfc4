import { stripVTControlCharacters } from 'node:util';

/**
 * Reads Playwright's JSON report. A test that failed first and then passed is `flaky`.
 * @param report the report, or undefined if the runner ended without writing one
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
 * Marks a failed test of the first run as `flaky` if all tests of its file passed in the second run.
 * @param again the tests of the second run
 */
export function withSecondRun(tests, again) {
  const results = (file) => again.filter((test) => test.file === file).map(({ result }) => result);
  const passesAgain = ({ file }) => results(file).includes('passed') && !results(file).includes('failed');
  return tests.map((test) => (test.result === 'failed' && passesAgain(test) ? { ...test, result: 'flaky' } : test));
}

/** @returns the `count` slowest test files */
export function slowestFiles(files, count = 10) {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** @returns `FAILED file › title`, followed by its reasons on indented lines */
export function line(word, { file, title, reasons }) {
  const name = title === '' ? file : `${file} › ${stripVTControlCharacters(title).replace(/\s+/g, ' ')}`;
  return [`${word} ${name}`, ...reasons.slice(0, 3).flatMap((reason) => reason.split('\n'))].join('\n    ');
}

/** Returns the first lines of an error, without colours and without stack frames of packages. */
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
      // Lists all errors: the first error of a timeout only says that the time is over, the next one names the awaited
      // condition.
      reasons: results
        .flatMap(({ errors }) => errors)
        .map(({ message, location }) => `${location ? `line ${location.line}: ` : ''}${firstLines(message)}`),
    })),
  );
  return [...tests, ...suites.flatMap((suite) => testsOf(file, [...around, suite.title], suite))];
}

/** Returns the total duration of the tests of a Playwright suite, in ms. */
function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + durationOf(suite), own);
}

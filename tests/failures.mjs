import { stripVTControlCharacters } from 'node:util';

/** What failed and why, so that the end of a long log says it. */
export function failuresOf(unit, whole) {
  const files = unit?.testResults ?? [];
  const tests = files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.fullName}${reason(test.failureMessages[0])}`);
    return failed.length === 0 && status === 'failed' ? [`${name}${reason(message)}`] : failed;
  });
  return [...tests, ...(whole?.suites ?? []).flatMap(failedSpecs)];
}

function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      // A timeout's first error says only that; the next one says what it waited for.
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const reasons = errors.slice(0, 3).map(({ message, location }) => {
        return `${location ? `\n    at line ${location.line}` : ''}${reason(message)}`;
      });
      return `${file} › ${title}${reasons.join('')}`;
    });
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/** The first lines of an error, indented, without colours. */
function reason(message = '') {
  const all = stripVTControlCharacters(message).trim().split('\n');
  const lines = all.filter((line) => !line.includes('/node_modules/')).slice(0, 12);
  return lines.map((line) => `\n    ${line.slice(0, 300)}`).join('');
}

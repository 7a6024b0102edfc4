import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { line, readPlaywright, withSecondRun } from '../reports.mjs';

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('bench/') && !name.endsWith('gate.test.ts'))
  .map((name) => ({ name, text: readFileSync(join('tests', name), 'utf8') }));

describe('the gate (npm test)', () => {
  it('the gate runs at least 20 and at most 25 browser flows', () => {
    const tags = sources.flatMap(({ name, text }) =>
      name.endsWith('.spec.ts') ? (text.match(/'@gate-(phone|desktop)'/g) ?? []) : [],
    );
    expect(tags.length).toBeLessThanOrEqual(25);
    expect(tags.length).toBeGreaterThanOrEqual(20);
  });

  it.each([
    ['flaky when its file passes as a whole in the second run', { one: 'passed', two: 'passed' }, 'flaky'],
    ['failed when another test of its file fails in the second run', { one: 'passed', two: 'failed' }, 'failed'],
    ['failed when a hook of its file fails in the second run', { one: 'passed', '': 'failed' }, 'failed'],
    ['failed when it fails in the second run', { one: 'failed', two: 'passed' }, 'failed'],
    ['failed when its file has no second run', {}, 'failed'],
  ])('the gate counts a failed test as %s', (_condition, again, result) => {
    const first = outcomesOf('a.test.ts', { one: 'failed', two: 'passed' });
    const counted = withSecondRun(first, [
      ...outcomesOf('a.test.ts', again),
      ...outcomesOf('b.test.ts', { one: 'passed' }),
    ]);
    expect(counted.map((test) => test.result)).toEqual([result, 'passed']);
  });

  it('the gate prints a title with line breaks on one line', () => {
    const printed = line('FAILED', { file: 'a.test.ts', title: 'one\n9999 passed, 0 failed', reasons: [] });
    expect(printed).toBe('FAILED a.test.ts › one 9999 passed, 0 failed');
  });

  it('a browser flow that passes at its second try counts as flaky, and a flow that never passes counts as failed', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ projectName: 'phone', status, results: [{ duration: 1, errors: [{ message: 'lost' }] }] }],
    });
    const specs = [spec('one', 'expected'), spec('two', 'flaky'), spec('three', 'unexpected')];
    const suite = { file: 'x.spec.ts', specs: specs.slice(0, 1), suites: [{ title: 'a', specs: specs.slice(1) }] };
    const { tests } = readPlaywright({ suites: [suite] });
    expect(tests.map(({ title, result }) => [title, result])).toEqual([
      ['one (phone)', 'passed'],
      ['a › two (phone)', 'flaky'],
      ['a › three (phone)', 'failed'],
    ]);
  });
});

describe('test titles', () => {
  it('the title of a conditional test says what the test needs', () => {
    const conditional = /\.(?:skipIf|runIf)\((?:[^()]|\([^()]*\))*\)(?:\.each\([\s\S]*?\]\))?\(\s*(['`])(.*?)\1,/g;
    const silent = sources.flatMap(({ name, text }) =>
      [...text.matchAll(conditional)].flatMap(([, , title = '']) =>
        title.includes('needs ') ? [] : [`${name}: ${title}`],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('no test is marked only, skip, todo, fails or fixme', () => {
    const callers = sources.filter(({ text }) => /\b(?:it|test|describe)\.(?:only|skip|todo|fails|fixme)\b/.test(text));
    expect(callers.map(({ name }) => name)).toEqual([]);
  });
});

describe('time limits', () => {
  it('no file apart from tests/support/time-limits.ts sets time limits', () => {
    const own =
      /test\.setTimeout\(|vi\.wait(For|Until)\(|(test|hook|asyncUtil)Timeout: [\d_]+|expect\.poll\([^;]*\btimeout: [\d_]+|(waitFor|waitForElementToBeRemoved)\([^;]*\btimeout: [\d_]+/;
    const elsewhere = sources.filter(({ name, text }) => name !== 'support/eventually.ts' && own.test(text));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it('an end-to-end test sets a timeout in milliseconds only inside a block that toPass() retries', () => {
    const limited = sources.filter(({ name, text }) => name.endsWith('.spec.ts') && /\btimeout: [\d_]+/.test(text));
    expect(limited.length).toBeGreaterThan(0);
    expect(limited.flatMap(({ name, text }) => loneLimits(name, text))).toEqual([]);
  });
});

/** Returns the places in a browser test that set a timeout in milliseconds, except inside `toPass()`. */
function loneLimits(name: string, text: string) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'toPass'
    )
      return;
    if (ts.isPropertyAssignment(node) && node.name.getText(file) === 'timeout' && ts.isNumericLiteral(node.initializer))
      found.push(`${name}:${file.getLineAndCharacterOfPosition(node.pos).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function outcomesOf(file: string, results: Record<string, string>) {
  return Object.entries(results).map(([title, result]) => ({ file, title, result, reasons: [] }));
}

it('no browser flow matches a request by the text of its document, since the app sends hashes', () => {
  const byText = /postData\w*\(\)[^\n]*['"`/](mutation|query|subscription) /;
  expect(
    sources.filter(({ name, text }) => name.startsWith('e2e/') && byText.test(text)).map(({ name }) => name),
  ).toEqual([]);
});

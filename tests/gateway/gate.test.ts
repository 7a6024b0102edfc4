import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest, withSecondRun } from '../reports.mjs';

const sources = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('bench/') && !name.endsWith('gate.test.ts'))
  .map((name) => ({ name, text: readFileSync(join('tests', name), 'utf8') }));

describe('the gate', () => {
  it('runs at least 20 and at most 25 browser flows', () => {
    const tags = sources.flatMap(({ name, text }) =>
      name.endsWith('.spec.ts') ? (text.match(/'@gate-(phone|desktop)'/g) ?? []) : [],
    );
    expect(tags.length).toBeLessThanOrEqual(25);
    expect(tags.length).toBeGreaterThanOrEqual(20);
  });

  it('counts a failed test as flaky when it passes in the second run, and as failed otherwise', () => {
    const first = readVitest({
      testResults: [
        resultOf('a.test.ts', { one: 'failed', two: 'failed', three: 'passed' }),
        { ...resultOf('b.test.ts', {}), status: 'failed', message: 'an import throws' },
      ],
    }).tests;
    const again = readVitest({
      testResults: [resultOf('a.test.ts', { one: 'passed', two: 'failed' }), resultOf('b.test.ts', { four: 'passed' })],
    }).tests;
    expect(withSecondRun(first, again).map(({ result }) => result)).toEqual(['flaky', 'failed', 'passed', 'flaky']);
    expect(withSecondRun(first, []).map(({ result }) => result)).toEqual(['failed', 'failed', 'passed', 'failed']);
  });

  it('reads a browser flow that passes at its second try as flaky, and one that never does as failed', () => {
    const spec = (title: string, status: string) => ({
      title,
      tests: [{ projectName: 'phone', status, results: [{ duration: 1, errors: [{ message: 'lost' }] }] }],
    });
    const specs = [spec('one', 'expected'), spec('two', 'flaky'), spec('three', 'unexpected')];
    const { tests } = readPlaywright({ suites: [{ file: 'x.spec.ts', suites: [{ specs }] }] });
    expect(tests.map(({ title, result }) => [title, result])).toEqual([
      ['one (phone)', 'passed'],
      ['two (phone)', 'flaky'],
      ['three (phone)', 'failed'],
    ]);
  });
});

describe('titles', () => {
  it('say what a test needs that is skipped without it', () => {
    const conditional = /\.(?:skipIf|runIf)\((?:[^()]|\([^()]*\))*\)(?:\.each\([\s\S]*?\]\))?\(\s*(['`])(.*?)\1,/g;
    const silent = sources.flatMap(({ name, text }) =>
      [...text.matchAll(conditional)].flatMap(([, , title = '']) =>
        title.includes('needs ') ? [] : [`${name}: ${title}`],
      ),
    );
    expect(silent).toEqual([]);
    const callers = sources.filter(({ text }) => /(?<!@)\bskip\(/.test(text));
    expect(callers.map(({ name }) => name)).toEqual([]);
  });
});

describe('time limits', () => {
  it('are set in tests/support/time-limits.ts alone', () => {
    const own =
      /test\.setTimeout\(|vi\.wait(For|Until)\(|(test|hook|asyncUtil)Timeout: [\d_]+|expect\.poll\([^;]*\btimeout: [\d_]+|(waitFor|waitForElementToBeRemoved)\([^;]*\btimeout: [\d_]+/;
    const elsewhere = sources.filter(({ name, text }) => name !== 'support/eventually.ts' && own.test(text));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });
});

function resultOf(name: string, tests: Record<string, string>) {
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: [],
  }));
  return { name, status: 'passed', message: '', startTime: 0, endTime: 1, assertionResults };
}

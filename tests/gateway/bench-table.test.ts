import { describe, expect, it } from 'vitest';
import { compareTables, readTable, writeTable, type Figure } from '../bench/support/table.ts';

const row = (name: string, median: number, better: Figure['better'] = 'lower'): Figure => {
  return { bench: 'gateway', row: name, unit: 'ms', better, median, min: median - 1, max: median + 1 };
};

describe('the table of benchmark results', () => {
  it('has the same figures and commit after it was written as text and read again', () => {
    const figures = [row('p50', 3), row('rate', 900, 'higher')];
    expect(readTable(writeTable('abc123', figures))).toEqual({ format: 1, commit: 'abc123', figures });
  });

  it.each(['', '{}', '{"format":2,"commit":"a","figures":[]}', '{"format":1,"commit":"a","figures":[{"row":"x"}]}'])(
    'is refused if the text of its file is %j',
    (text) => expect(() => readTable(text)).toThrow(),
  );

  it('a row is marked as a regression if, and only if, its median is more than 10 % worse', () => {
    const before = [row('a', 100), row('b', 100), row('c', 100, 'higher'), row('d', 100, 'higher'), row('e', 100)];
    const now = [row('a', 110), row('b', 111), row('c', 91, 'higher'), row('d', 90, 'higher'), row('e', 50)];
    const table = (figures: Figure[]) => ({ format: 1 as const, commit: 'abc123', figures });
    expect(compareTables(table(before), table(now))).toEqual([
      'gateway: a, ms  100 → 110  1.10 ×',
      'gateway: b, ms  100 → 111  1.11 ×  REGRESSION',
      'gateway: c, ms  100 → 91  0.91 ×',
      'gateway: d, ms  100 → 90  0.90 ×  REGRESSION',
      'gateway: e, ms  100 → 50  0.50 ×',
    ]);
  });

  it('the comparison lists rows that are in only one of the two tables', () => {
    const table = (figures: Figure[]) => ({ format: 1 as const, commit: 'abc123', figures });
    expect(compareTables(table([row('gone', 1)]), table([row('added', 2)]))).toEqual([
      'gateway: added, ms  2 (new)',
      'gateway: gone, ms  not measured this time',
    ]);
  });
});

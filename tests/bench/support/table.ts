import { z } from 'zod';
import type { Spread } from './figures.ts';

const figure = z.object({
  bench: z.string(),
  row: z.string(),
  unit: z.string(),
  /** Says whether a lower or a higher figure is better. */
  better: z.enum(['lower', 'higher']),
  median: z.number(),
  min: z.number(),
  max: z.number(),
});
export type Figure = z.infer<typeof figure>;

/** The format of the file that `npm run bench` writes and `npm run bench -- --compare FILE` reads. */
const table = z.object({ format: z.literal(1), commit: z.string(), figures: z.array(figure) });
export type Table = z.infer<typeof table>;

/** A median that is worse by more than this factor is a regression. */
const TOLERATED = 1.1;

const recorded: Figure[] = [];
let bench = '';

/** Starts a bench: figures that are recorded from now on belong to this bench. */
export function beginBench(name: string) {
  bench = name;
}

/** Adds a row to the table of the running bench. Skips a row with NaN or Infinity, which JSON cannot hold. */
export function record(row: string, unit: string, { median, min, max }: Spread, better: Figure['better'] = 'lower') {
  if ([median, min, max].every(Number.isFinite)) recorded.push({ bench, row, unit, better, median, min, max });
}

/** Returns the recorded rows of one bench, or of all benches if no name is given. */
export function figuresOf(name?: string) {
  return recorded.filter((each) => name === undefined || each.bench === name);
}

export function writeTable(commit: string, figures: readonly Figure[]) {
  return `${JSON.stringify({ format: 1, commit, figures }, null, 2)}\n`;
}

/** @throws {z.ZodError | SyntaxError} if the text is not a table of the bench */
export function readTable(text: string): Table {
  return table.parse(JSON.parse(text));
}

/**
 * Returns one line for each row that is in at least one of the two tables: the ratio of the medians, with a mark if the
 * row is a regression.
 */
export function compareTables(before: Table, now: Table) {
  const keyOf = ({ bench: name, row, unit }: Figure) => `${name}: ${row}, ${unit}`;
  const old = new Map(before.figures.map((each) => [keyOf(each), each]));
  const lines = now.figures.map((each) => {
    const key = keyOf(each);
    const was = old.get(key);
    old.delete(key);
    if (!was) return `${key}  ${each.median} (new)`;
    const ratio = each.median / was.median;
    const worse = each.better === 'lower' ? ratio : 1 / ratio;
    return `${key}  ${was.median} → ${each.median}  ${ratio.toFixed(2)} ×${worse > TOLERATED ? '  REGRESSION' : ''}`;
  });
  return [...lines, ...[...old.keys()].map((key) => `${key}  not measured this time`)];
}

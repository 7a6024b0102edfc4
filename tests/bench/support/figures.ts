/** The median, minimum, maximum and coefficient of variation of some figures. */
export interface Spread {
  median: number;
  min: number;
  max: number;
  /** The standard deviation divided by the mean. */
  variation: number;
}

/** @throws when there are no figures */
export function spread(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    min: quantile(sorted, 0),
    max: quantile(sorted, 1),
    variation: variationOf(figures),
  };
}

function variationOf(figures: readonly number[]) {
  const mean = sumOf(figures) / figures.length;
  return Math.sqrt(sumOf(figures.map((figure) => (figure - mean) ** 2)) / figures.length) / mean;
}

function sumOf(figures: readonly number[]) {
  return figures.reduce((sum, figure) => sum + figure, 0);
}

/**
 * @param sorted figures in ascending order
 * @param at the quantile: 0 for the minimum, 0.5 for the median, 1 for the maximum
 */
export function quantile(sorted: readonly number[], at: number) {
  const figure = sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))];
  if (figure === undefined) throw new Error('No figures.');
  return figure;
}

/** `1234 (1180–1300, 3 %)`: the median, the minimum, the maximum and the coefficient of variation. */
export function shown({ median, min, max, variation }: Spread, digits = 0) {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)}, ${(100 * variation).toFixed(0)} %)`;
}

/**
 * Returns the spread of the ratio `of` / `over`. Computes the ratio of each round, because the two figures of a round
 * are measured within seconds of each other.
 */
export function ratios(of: readonly number[], over: readonly number[]) {
  return spread(of.map((figure, round) => figure / (over[round] ?? Number.NaN)));
}

/**
 * True if each bench runs for only about ten seconds, to check that it still works. Its figures are then unreliable.
 */
export const isShort = process.env.BENCH_LENGTH === 'short';

/** Returns the number of rounds, requests or listeners that a bench uses. */
export function sizeOf(full: number, short: number) {
  return isShort ? short : full;
}

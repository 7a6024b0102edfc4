/**
 * True if each bench runs for only about ten seconds, to check that it still works. The figures of such a run are
 * unreliable.
 */
export const isShort = process.env.BENCH_LENGTH === 'short';

/** Returns a number of rounds, requests or listeners for a bench: `short` in a short run, otherwise `full`. */
export function sizeOf(full: number, short: number) {
  return isShort ? short : full;
}

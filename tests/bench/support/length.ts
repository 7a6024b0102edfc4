/** True if each bench runs for about ten seconds, to see that it still runs. Its figures then say little. */
export const isShort = process.env.BENCH_LENGTH === 'short';

/** Returns how many rounds, requests or listeners a bench takes. */
export function sizeOf(full: number, short: number) {
  return isShort ? short : full;
}

import { createRandom } from '../../bff/demo/random.ts';

/**
 * The seed of this run's random tests, a whole number. `SEED=…` repeats a run. The gate always takes the same one, so
 * that a second run there repeats the first; elsewhere each run tries another.
 */
export const SEED = readSeed(process.env.SEED ?? (process.env.TEST_GATE === undefined ? String(newSeed()) : '1'));

/** Returns a stream of numbers for one test, and prints the seed that brings it back. */
export function seeded(test: string) {
  console.log(`${test}: SEED=${SEED}`);
  return createRandom(`${test} ${SEED}`);
}

function newSeed() {
  return Date.now() % 1_000_000_000;
}

function readSeed(text: string) {
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`SEED=${text} is no whole number.`);
  return seed;
}

import { createRandom } from '../../bff/demo/random.ts';

/**
 * The seed of the random tests in this run, a whole number. `SEED=…` repeats a run with the same seed. The gate (`npm
 * test`) always uses the same seed, so that a second run tests the same. Other runs use a new seed each time.
 */
export const SEED = readSeed(process.env.SEED ?? (process.env.TEST_GATE === undefined ? String(newSeed()) : '1'));

/**
 * Returns a generator of random numbers for one test. Prints the seed with which the same numbers can be generated
 * again.
 */
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

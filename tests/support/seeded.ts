import { randomUUID } from 'node:crypto';
import { createRandom } from '../../bff/platform/demo/random.ts';

/** A stream of numbers for one test, and its seed in the log: TEST_SEED brings the same stream back. */
export function seeded(test: string) {
  const seed = process.env.TEST_SEED ?? randomUUID();
  console.log(`${test}: TEST_SEED=${seed}`);
  return createRandom(seed);
}

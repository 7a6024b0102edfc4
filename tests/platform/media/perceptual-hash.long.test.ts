import { expect, it } from 'vitest';
import { exhibits, expectToKnowCopies } from '../../support/perceptual-hash.ts';

it('the perceptual hash of each of 70 pictures matches its altered copies and no other picture', async () => {
  expect(exhibits).toHaveLength(70);
  await expectToKnowCopies(exhibits);
});

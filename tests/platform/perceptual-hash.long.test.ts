import { expect, it } from 'vitest';
import { exhibits, expectToKnowCopies } from '../support/perceptual-hash.ts';

it('a perceptual hash knows copies that are smaller, compressed hard, cropped a little or without colours, and no other picture: of all 70 pictures', async () => {
  expect(exhibits).toHaveLength(70);
  await expectToKnowCopies(exhibits);
});

import { expect, it } from 'vitest';
import { exhibits, expectToKnowCopies } from '../../support/perceptual-hash.ts';

it('perceptualHashOf() matches small, compressed, cropped and grey copies of 70 pictures only', async () => {
  expect(exhibits).toHaveLength(70);
  await expectToKnowCopies(exhibits);
});

import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { isSamePicture, perceptualHashOf } from '../../../bff/platform/media/perceptual-hash.ts';
import { exhibits, expectToKnowCopies, pixelsOf } from '../../support/perceptual-hash.ts';

describe('perceptual hash', () => {
  it('the hash of every fifth test picture matches its small, compressed, cropped and grey copies, and nothing else', async () => {
    await expectToKnowCopies(exhibits.filter((_exhibit, index) => index % 5 === 0));
  });

  it('perceptualHashOf() returns null for a single-colour picture', async () => {
    const blank = sharp({ create: { width: 60, height: 60, channels: 3, background: '#a04030' } });
    expect(await perceptualHashOf(await pixelsOf(blank))).toBeNull();
  });

  it('for two hashes without a colour part, isSamePicture() returns true only if at most 8 bits differ', () => {
    expect(isSamePicture('00000000000000ff', '00000000000000ff')).toBe(true);
    expect(isSamePicture('0000000000000000', '00000000000000ff')).toBe(true);
    expect(isSamePicture('0000000000000000', '00000000000001ff')).toBe(false);
  });
});

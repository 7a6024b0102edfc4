import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { isSamePicture, perceptualHashOf } from '../../bff/platform/media/perceptual-hash.ts';
import { exhibits, expectToKnowCopies, pixelsOf } from '../support/perceptual-hash.ts';

describe('a perceptual hash', () => {
  it('knows copies that are smaller, compressed hard, cropped a little or without colours, and no other picture: of every fifth picture', async () => {
    await expectToKnowCopies(exhibits.filter((_exhibit, index) => index % 5 === 0));
  });

  it('is none of a picture without structure, which would resemble every other', async () => {
    const blank = sharp({ create: { width: 60, height: 60, channels: 3, background: '#a04030' } });
    expect(await perceptualHashOf(await pixelsOf(blank))).toBeNull();
  });

  it('that came without colours has to be nearer', () => {
    expect(isSamePicture('00000000000000ff', '00000000000000ff')).toBe(true);
    expect(isSamePicture('0000000000000000', '00000000000000ff')).toBe(true);
    expect(isSamePicture('0000000000000000', '00000000000001ff')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { scaleOf } from '../../web/features/media/image.ts';

describe('scaleOf()', () => {
  it.each([
    ['a photo of 12 megapixels', 3_000, 4_000, 1_920, 2_560],
    ['a photo of 108 megapixels', 12_000, 9_000, 2_560, 1_920],
    ['a small picture', 800, 600, 800, 600],
    ['a screenshot of a phone', 1_080, 2_400, 1_080, 2_400],
    ['a long screenshot', 1_080, 6_000, 1_080, 6_000],
    ['a screenshot taller than the server stores', 1_080, 12_000, 576, 6_400],
    ['a long and wide screenshot', 2_400, 9_600, 1_600, 6_400],
    ['a panorama', 12_000, 1_080, 2_560, 230],
  ])('%s of %i × %i px is uploaded with %i × %i px', (_name, width, height, newWidth, newHeight) => {
    const scale = scaleOf({ width, height });
    expect([Math.round(width * scale), Math.round(height * scale)]).toEqual([newWidth, newHeight]);
  });
});

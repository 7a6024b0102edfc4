import { afterEach, describe, expect, it, vi } from 'vitest';
import { MEDIA_LIMITS } from '../../bff/platform/media/limits.ts';
import { MAX_PIXELS } from '../../web/features/media/image.ts';
import { shrinkPicture } from '../../web/features/media/shrinkPicture.ts';

afterEach(() => vi.unstubAllGlobals());

type Upload = {
  /** The side of the square picture in px. */
  side: number;
  /** The size of the file in bytes. */
  bytes: number;
  type: string;
  /** The size of the encoded smaller picture in bytes. */
  smallerBytes: number;
  /** The alpha value of one of its pixels. */
  alpha?: number;
  /** False for Safari, which encodes a PNG when it is asked for WebP. */
  encodesWebp?: boolean;
};

/** Shrinks a picture in a browser with a simulated canvas, because jsdom cannot decode pictures. */
async function shrink({ side, bytes, type, smallerBytes, alpha = 255, encodesWebp = true }: Upload) {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: side, height: side, close: () => {} }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data: [0, 0, 0, alpha] }) });
      convertToBlob = (asked: { type: string }) => {
        const made = asked.type === 'image/webp' && !encodesWebp ? 'image/png' : asked.type;
        return Promise.resolve(new Blob(['x'.repeat(smallerBytes)], { type: made }));
      };
    },
  );
  const smaller = await shrinkPicture(new Blob(['x'.repeat(bytes)], { type }));
  return smaller?.type ?? null;
}

const drawing = { side: 8_192, bytes: 228, type: 'image/png', smallerBytes: 419 };
const photo = { side: 6_000, bytes: 900, type: 'image/jpeg', smallerBytes: 300 };

describe('shrinkPicture()', () => {
  it('the limit of pixels is the same as on the server', () => {
    expect(MAX_PIXELS).toBe(MEDIA_LIMITS.pixels);
  });

  it('a drawing above the limit of pixels is shrunk even if its file has fewer bytes', async () => {
    expect(await shrink(drawing)).toBe('image/webp');
  });

  it('a drawing within the limit of pixels stays as it is if its file has fewer bytes', async () => {
    expect(await shrink({ ...drawing, side: 7_000 })).toBeNull();
  });

  it('a HEIC picture is converted even if its file has fewer bytes', async () => {
    expect(await shrink({ ...drawing, side: 1_000, type: 'image/heic' })).toBe('image/webp');
  });

  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])(
    'a large opaque picture of type %s becomes a JPEG in a browser that cannot encode WebP',
    async (type) => {
      expect(await shrink({ ...photo, type, encodesWebp: false })).toBe('image/jpeg');
    },
  );

  it.each([drawing, photo])(
    'a transparent picture of $side × $side px becomes a PNG in a browser that cannot encode WebP',
    async (picture) => {
      expect(await shrink({ ...picture, type: 'image/png', alpha: 0, encodesWebp: false })).toBe('image/png');
    },
  );

  it('a picture of one row keeps a height of one pixel', async () => {
    let height: number | undefined;
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 20_000, height: 1, close: () => {} }));
    vi.stubGlobal('OffscreenCanvas', function (this: object, _width: number, high: number) {
      height = high;
      return { getContext: () => null };
    });
    await shrinkPicture(new Blob(['x'], { type: 'image/png' }));
    expect(height).toBe(1);
  });
});

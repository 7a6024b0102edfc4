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
  /** The first bytes of the file, one for each character. */
  head?: string;
  /** The size of the encoded smaller picture in bytes. */
  smallerBytes: number;
  /** The alpha value of one of its pixels. */
  alpha?: number;
  /** False for Safari, which encodes a PNG when it is asked for WebP. */
  encodesWebp?: boolean;
};

/** The first bytes of pictures that the server accepts, by media type. */
const HEADS: Record<string, string> = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/webp': 'RIFF\0\0\0\0WEBPVP8 ',
  'image/avif': '\0\0\0\x18ftypmif1\0\0\0\0mif1avif',
  'image/gif': 'GIF89a',
};

/**
 * Returns a file of this size that begins with the bytes of `head`. It is a Blob of Node, because jsdom cannot read its
 * own blobs as an ArrayBuffer.
 */
async function fileOf(head: string, bytes: number, type: string) {
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
  return await new Response(Buffer.from(head.padEnd(bytes, 'x'), 'latin1'), { headers }).blob();
}

/** Shrinks a picture in a browser with a simulated canvas, because jsdom cannot decode pictures. */
async function shrink({ side, bytes, type, head, smallerBytes, alpha = 255, encodesWebp = true }: Upload) {
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
  const smaller = await shrinkPicture(await fileOf(head ?? HEADS[type] ?? '', bytes, type));
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

  it.each([
    ['a BMP', 'image/bmp', 'BM6\xf9\x15\0'],
    ['a TIFF', 'image/tiff', 'II*\0'],
    ['an ICO', 'image/x-icon', '\0\0\x01\0'],
    ['a HEIC picture', 'image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a BMP that is named as a JPEG', 'image/jpeg', 'BM6\xf9\x15\0'],
    ['a HEIC picture that is named as a JPEG', 'image/jpeg', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['a file of unknown bytes', 'image/png', ''],
  ])('%s is converted even if its file has fewer bytes', async (_what, type, head) => {
    expect(await shrink({ ...drawing, side: 1_000, type, head })).toBe('image/webp');
  });

  it.each(Object.keys(HEADS))('a small picture of type %s stays as it is', async (type) => {
    expect(await shrink({ ...drawing, side: 1_000, type })).toBeNull();
    expect(await shrink({ ...drawing, side: 1_000, type: '', head: HEADS[type] ?? '' })).toBeNull();
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
    await shrinkPicture(await fileOf('', 1, 'image/png'));
    expect(height).toBe(1);
  });
});

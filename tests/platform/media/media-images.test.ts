import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMediaWorld } from '../../support/media-world.ts';
import { picture, pixelBomb, SECRET_PLACE, streamOf, withBrands } from '../../support/media.ts';

type World = Awaited<ReturnType<typeof openMediaWorld>>;

describe('uploaded picture', () => {
  let world: World;
  let ownerId: string;

  beforeAll(async () => {
    world = await openMediaWorld();
    ownerId = await world.member();
  });
  afterAll(() => world.close());

  const upload = async (bytes: Buffer, limits = {}) => await world.media(limits).ingest(streamOf(bytes), { ownerId });

  async function stored(key: string) {
    const object = await world.media().store.open(key);
    if (!object) throw new Error('nothing under the key');
    return Buffer.concat(await object.read(0, object.size - 1).toArray());
  }

  it('a picture is stored as WebP in three widths, the narrowest first, with a thumbhash', async () => {
    const row = await upload(await picture({ width: 2_400, height: 1_200 }));
    expect(row).toMatchObject({ kind: 'image', width: 2_400, height: 1_200, mime_type: 'image/webp', duration: null });
    expect(row.variants.map(({ width }) => width)).toEqual([480, 960, 1_600]);
    expect(row.thumbhash).toMatch(/^[\w+/]{20,40}={0,2}$/);
    for (const { key, width, bytes } of row.variants) {
      const file = await stored(key);
      expect(file.length).toBe(bytes);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
  });

  it('a small picture is not stored wider than the original', async () => {
    const row = await upload(await picture({ width: 700, height: 300 }));
    expect(row.variants.map(({ width }) => width)).toEqual([480, 700]);
    const tiny = await upload(await picture({ width: 20, height: 1 }));
    expect(tiny.variants.map(({ width }) => width)).toEqual([20]);
  });

  it('the stored variants of a picture of 300 × 20,000 pixels are narrower than 300 pixels', async () => {
    const row = await upload(await picture({ width: 300, height: 20_000, format: 'png' }));
    expect(row).toMatchObject({ width: 300, height: 20_000 });
    expect(row.variants.at(-1)?.width).toBeLessThan(300);
  });

  it('a picture whose EXIF orientation is 6 is stored upright', async () => {
    const row = await upload(await picture({ width: 640, height: 480, orientation: 6 }));
    expect(row).toMatchObject({ width: 480, height: 640 });
    const { data, info } = await sharp(await stored(row.variants[0]?.key ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 480, height: 640 });
    const bottom = data.subarray(-info.channels);
    expect(bottom[2]).toBeGreaterThan(200);
    expect(data[0]).toBeGreaterThan(200);
  });

  it('a stored picture contains no EXIF, XMP, IPTC, ICC or location data', async () => {
    const original = await picture({ metadata: true });
    expect(original.includes(SECRET_PLACE)).toBe(true);
    const row = await upload(original);
    for (const { key } of row.variants) {
      const file = await stored(key);
      const metadata = await sharp(file).metadata();
      expect(metadata.exif ?? metadata.xmp ?? metadata.iptc ?? metadata.icc).toBeUndefined();
      expect(file.includes(SECRET_PLACE)).toBe(false);
    }
  });

  it('a script appended to the bytes of a picture is not in the stored files', async () => {
    const polyglot = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const row = await upload(polyglot);
    for (const { key } of row.variants) expect((await stored(key)).includes('<script>')).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a picture in the format "%s" is accepted',
    async (format) => {
      const row = await upload(await picture({ width: 64, height: 64, format }));
      expect(row.variants).toHaveLength(1);
    },
  );

  it.each([
    ['mif1', ['mif1', 'avif', 'miaf']],
    ['msf1', ['msf1', 'avis', 'avif']],
    ['avis', ['avis', 'avif', 'mif1']],
    ['miaf', ['mif1', 'miaf', 'avif']],
    ['MA1B', ['avif', 'mif1', 'miaf']],
  ])('an AVIF file with the major brand "%s" is accepted', async (major, compatible) => {
    const row = await upload(withBrands(await picture({ width: 64, height: 64, format: 'avif' }), major, compatible));
    expect(row).toMatchObject({ kind: 'image', width: 64, height: 64 });
  });

  it.each(['heic', 'heix', 'heim', 'hevc', 'mif1', 'msf1'])(
    'a HEIC file with the major brand "%s" is refused',
    async (major) => {
      const file = withBrands(await picture({ width: 64, height: 64, format: 'avif' }), major, ['mif1', 'heic']);
      await expect(upload(file)).rejects.toThrow(/HEIC/);
    },
  );

  it.each([
    [
      'SVG',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['SVG without a prologue', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a sound file', Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00')],
    ['10,000 equal bytes', Buffer.alloc(10_000, 0x5a)],
    ['one byte', Buffer.from('x')],
  ])('an upload of %s is refused with UNSUPPORTED_FILE', async (_name, bytes) => {
    await expect(upload(bytes)).rejects.toMatchObject({ status: 400, code: 'UNSUPPORTED_FILE' });
  });

  it('a TIFF file is refused with UNSUPPORTED_FILE', async () => {
    await expect(upload(await picture({ format: 'tiff' }))).rejects.toMatchObject({ code: 'UNSUPPORTED_FILE' });
  });

  it('a truncated, damaged or empty picture is refused with BROKEN_FILE', async () => {
    const whole = await picture({ width: 1_200, height: 900, format: 'png' });
    await expect(upload(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    await expect(upload(Buffer.concat([whole.subarray(0, 60), Buffer.alloc(500)]))).rejects.toMatchObject({
      code: 'BROKEN_FILE',
    });
    await expect(upload(Buffer.alloc(0))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
    const jpeg = await picture({ width: 1_200, height: 900 });
    await expect(upload(jpeg.subarray(0, jpeg.length - 400))).rejects.toMatchObject({ code: 'BROKEN_FILE' });
  });

  it('a picture that claims more than 50 megapixels is refused with TOO_MANY_PIXELS', async () => {
    await expect(upload(await pixelBomb())).rejects.toMatchObject({ code: 'TOO_MANY_PIXELS' });
  });

  it('a picture of 80 MB is refused with FILE_TOO_LARGE, and a picture one byte smaller is accepted', async () => {
    const bytes = await picture();
    await expect(upload(bytes, { imageBytes: bytes.length })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    await upload(bytes, { imageBytes: bytes.length + 1 });
    const { MEDIA_LIMITS } = await import('../../../bff/platform/media/limits.ts');
    expect(MEDIA_LIMITS.imageBytes).toBe(80_000_000);
  });

  it('a refused picture leaves no file and no database row', async () => {
    const before = await world.files();
    const rows = await world.db.selectFrom('media').select('id').execute();
    await expect(upload(Buffer.from('<svg/>'))).rejects.toThrow();
    await expect(upload(await pixelBomb())).rejects.toThrow();
    await expect(upload((await picture()).subarray(0, 900))).rejects.toThrow();
    expect(await world.files()).toEqual(before);
    expect(await world.db.selectFrom('media').select('id').execute()).toEqual(rows);
  });
});

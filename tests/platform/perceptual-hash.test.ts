import { describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { paint, paintAvatar } from '../../bff/platform/demo/pictures/pictures.ts';
import { buildWorld } from '../../bff/platform/demo/world.ts';
import { isSamePicture, perceptualHashOf } from '../../bff/platform/media/perceptual-hash.ts';

/** The demo's own, of every scene and of members' portraits: as unlike, and as alike, as pictures of one make are. */
const exhibits = buildWorld('2026-11-21')
  .exhibits.filter(({ work }) => !('video' in work))
  .slice(0, 70);

async function pixelsOf(picture: Sharp) {
  return await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function hashed(picture: Sharp) {
  return (await perceptualHashOf(await pixelsOf(picture))) ?? '';
}

async function painted() {
  const made = [];
  for (const { work, seed } of exhibits) {
    if ('video' in work) continue;
    const picture = 'look' in work ? await paintAvatar(work.look, work.mood, seed) : await paint(work.painting, seed);
    const whole = await pixelsOf(picture);
    const { data, info } = await pixelsOf(sharp(whole.data, { raw: whole.info }).resize({ width: 320 }));
    const again = () => sharp(data, { raw: info });
    made.push({ seed, again, width: info.width, height: info.height, hash: await hashed(again()) });
  }
  return made;
}

describe('a perceptual hash', () => {
  it('knows copies that are smaller, compressed hard, cropped a little or without colours, and no other picture', async () => {
    const pictures = await painted();
    const missed: string[] = [];
    let cropped = 0;
    for (const { seed, again, width, height, hash } of pictures) {
      expect(hash).toMatch(/^[0-9a-f]{16}-[0-9a-f]{96}$/);
      const copies = {
        smaller: again().resize({ width: Math.round(width / 2) }),
        stretched: again().resize({ width, height: Math.round(height * 0.8), fit: 'fill' }),
        compressed: sharp(await again().jpeg({ quality: 30 }).toBuffer()),
        grey: sharp(await again().greyscale().toColourspace('srgb').png().toBuffer()),
      };
      for (const [name, copy] of Object.entries(copies)) {
        if (!isSamePicture(hash, await hashed(copy))) missed.push(`${name}: ${seed}`);
      }
      const inside = { left: Math.round(width * 0.02), top: Math.round(height * 0.02) };
      const cut = { ...inside, width: width - 2 * inside.left, height: height - 2 * inside.top };
      if (isSamePicture(hash, await hashed(again().extract(cut)))) cropped += 1;
    }
    expect(missed).toEqual([]);
    expect(cropped / pictures.length).toBeGreaterThan(0.8);

    const confused = pictures.flatMap((one, index) =>
      pictures
        .slice(index + 1)
        .filter((other) => isSamePicture(one.hash, other.hash))
        .map((other) => `${one.seed} / ${other.seed}`),
    );
    expect(confused).toEqual([]);
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

import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { paint, paintAvatar } from '../../bff/demo/pictures/pictures.ts';
import { buildWorld } from '../../bff/demo/world.ts';
import { isSamePicture, perceptualHashOf } from '../../bff/platform/media/perceptual-hash.ts';

/** Pictures of the demo world: every kind of scene, and portraits. Some of them look alike. */
export const exhibits = buildWorld('2026-11-21')
  .exhibits.filter(({ work }) => !('video' in work))
  .slice(0, 70);

export async function pixelsOf(picture: Sharp) {
  return await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function hashed(picture: Sharp) {
  return (await perceptualHashOf(await pixelsOf(picture))) ?? '';
}

async function painted(some: typeof exhibits) {
  const made = [];
  for (const { work, seed } of some) {
    if ('video' in work) continue;
    const picture = 'look' in work ? await paintAvatar(work.look, work.mood, seed) : await paint(work.painting, seed);
    const whole = await pixelsOf(picture);
    const { data, info } = await pixelsOf(sharp(whole.data, { raw: whole.info }).resize({ width: 320 }));
    const again = () => sharp(data, { raw: info });
    made.push({ seed, again, width: info.width, height: info.height, hash: await hashed(again()) });
  }
  return made;
}

/** Expects that each picture matches its copies, and that no two of the pictures match. */
export async function expectToKnowCopies(some: typeof exhibits) {
  const pictures = await painted(some);
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
}

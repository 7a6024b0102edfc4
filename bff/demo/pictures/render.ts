import sharp, { type Sharp } from 'sharp';
import { createRandom } from '../random.ts';
import type { Frame, Painter } from './svg.ts';

const GRAIN_SIDE = 320; // px; tiled

/** Renders an SVG drawing and adds film grain, which makes flat areas look less artificial. */
export async function render(paint: Painter, frame: Frame, grain = 9): Promise<Sharp> {
  const { width, height } = frame;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paint(frame)}</svg>`;
  const picture = sharp(Buffer.from(drawing), { unlimited: true })
    .resize(width, height)
    .flatten({ background: '#000' });
  return grain > 0 ? picture.composite([{ input: await grainTile(grain), tile: true, blend: 'overlay' }]) : picture;
}

const tiles = new Map<number, Promise<Buffer>>();

function grainTile(strength: number) {
  const known = tiles.get(strength);
  if (known) return known;
  const random = createRandom(`grain ${strength}`);
  const pixels = Buffer.alloc(GRAIN_SIDE * GRAIN_SIDE * 3);
  for (let index = 0; index < pixels.length; index += 3) {
    pixels.fill(128 + (random.next() + random.next() - 1) * strength * 3, index, index + 3);
  }
  const made = sharp(pixels, { raw: { width: GRAIN_SIDE, height: GRAIN_SIDE, channels: 3 } })
    .png()
    .toBuffer();
  tiles.set(strength, made);
  return made;
}

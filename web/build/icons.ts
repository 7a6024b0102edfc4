import sharp from 'sharp';

const flame =
  'M17.2 1.6c1 5.2-1.6 7.6-4.3 10.6-.8-1.3-1.200-2.500-1.300-4C7.200 11.800 4.500 15.600 4.500 20A11.400 11.400 0 0 0 16 31.200 11.400 11.400 0 0 0 27.500 20c0-7.400-5.400-12.200-10.300-18.400Zm-1 25.600c-3.200 0-5.500-2.200-5.500-5.200 0-2.700 1.700-4.400 3.300-6.300.9 1 1.300 1.700 1.500 2.700 1.600-1.700 2.300-3.400 2.200-5.500 2.500 2.600 4 5.300 4 8.600 0 3.300-2.300 5.700-5.500 5.700Z';
const ember =
  '<linearGradient id="e" x2="1" y2="1"><stop stop-color="#ff9a4d"/><stop offset="1" stop-color="#ff5d73"/></linearGradient>';

/**
 * Creates the app's icon as a file. `svg` is the logo alone. `rounded` is the logo on a dark tile with rounded corners.
 * `full` is the logo on a square dark tile; there the logo is small enough for the safe zone of maskable icons. `size`
 * is in pixels.
 */
export async function icon(shape: 'svg' | 'rounded' | 'full', size: number) {
  if (shape === 'svg') return Buffer.from(svg(`<path fill="url(#e)" d="${flame}"/>`));
  const radius = shape === 'rounded' ? 7 : 0;
  const tile = `<rect width="32" height="32" rx="${radius}" fill="#1b1211"/><g transform="translate(16 16) scale(.58) translate(-16 -16.400)"><path fill="url(#e)" d="${flame}"/></g>`;
  return sharp(Buffer.from(svg(tile)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
}

/**
 * Returns a neutral icon: a sheet of paper, like the icon of a notes app. In discreet mode the browser's tab shows this
 * icon.
 */
export function neutralIcon() {
  const sheet = '<rect x="5" y="3" width="22" height="26" rx="3" fill="#7d8794"/>';
  const lines = '<path d="M10 11h12M10 16h12M10 21h8" stroke="#fff" stroke-width="2" stroke-linecap="round"/>';
  return Buffer.from(svg(sheet + lines));
}

function svg(content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><defs>${ember}</defs>${content}</svg>`;
}

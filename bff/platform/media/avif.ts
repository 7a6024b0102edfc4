import { open } from 'node:fs/promises';

const BRAND_BYTES = 4;
const MAJOR_AT = 8;
/** An AVIF file has the minor version, four bytes, between the major brand and the compatible brands. */
const COMPATIBLE_AT = 16;
const HEAD_BYTES = 256;

/**
 * Returns the brands of an ISO base media file (ISO/IEC 14496-12, 4.3), with the major brand first. Returns an empty
 * list for any other file.
 */
export function isoBrandsOf(head: Uint8Array) {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (head.length < COMPATIBLE_AT || text(4, MAJOR_AT) !== 'ftyp') return [];
  const end = Math.min(new DataView(head.buffer, head.byteOffset).getUint32(0), head.length);
  const brands = [text(MAJOR_AT, MAJOR_AT + BRAND_BYTES)];
  for (let at = COMPATIBLE_AT; at + BRAND_BYTES <= end; at += BRAND_BYTES) brands.push(text(at, at + BRAND_BYTES));
  return brands;
}

/**
 * Returns true for an AVIF file, still or animated. Searches all brands of the file, because the major brand of an AVIF
 * file may be `mif1`, `msf1`, `miaf` or a profile.
 */
export function isAvif(brands: string[]) {
  return brands.includes('avif') || brands.includes('avis');
}

/**
 * Writes `avif` as the major brand into an AVIF file, in place. libvips refuses a file with the major brand `avis` or
 * `miaf`, although it contains the same kind of picture.
 */
export async function nameAvif(path: string) {
  const file = await open(path, 'r+');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const brands = isoBrandsOf(buffer.subarray(0, bytesRead));
    if (!isAvif(brands) || brands[0] === 'avif') return;
    await file.write('avif', MAJOR_AT, 'latin1');
    // libheif refuses a file without `mif1` among the compatible brands.
    if (!brands.includes('mif1')) await file.write('mif1', COMPATIBLE_AT, 'latin1');
  } finally {
    await file.close();
  }
}

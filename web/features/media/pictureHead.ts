/**
 * Returns true if the file's first bytes are those of a picture that the server accepts: JPEG, PNG, GIF, WebP or AVIF
 * (`bff/platform/media/sniff.ts`). Ignores the media type, because the system derives it from the file name.
 */
export function isAcceptedPicture(head: Uint8Array) {
  const start = textOf(head, 0, 4);
  return (
    ['\xff\xd8\xff', '\x89PNG', 'GIF8'].some((signature) => start.startsWith(signature)) ||
    (start === 'RIFF' && textOf(head, 8, 12) === 'WEBP') ||
    brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis')
  );
}

/** Returns true if the file's first bytes show that it is an animation: GIF, animated WebP, APNG or AVIF sequence. */
export function isAnimated(head: Uint8Array) {
  const start = textOf(head, 0, 4);
  if (start === 'GIF8') return true;
  if (start === 'RIFF' && textOf(head, 12, 16) === 'VP8X') return ((head[20] ?? 0) & 0b10) !== 0;
  if (start === '\x89PNG') return hasAnimationChunk(head);
  // `avis` may be only a compatible brand, because the major brand can be `msf1` or `avif`.
  return brandsOf(head).includes('avis');
}

function textOf(head: Uint8Array, from: number, to: number) {
  return String.fromCharCode(...head.subarray(from, to));
}

/**
 * Returns the brands in the header of an HEIC or AVIF file, and an empty list for any other file. The four bytes after
 * the first brand are a version, not a brand.
 */
function brandsOf(head: Uint8Array) {
  if (textOf(head, 4, 8) !== 'ftyp') return [];
  const brands = textOf(head, 8, head[3] ?? 0).match(/.{4}/gs) ?? [];
  return brands.filter((_brand, at) => at !== 1);
}

/** Returns true for an animated PNG (APNG): it has an `acTL` chunk before the image data. */
function hasAnimationChunk(head: Uint8Array) {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = textOf(head, at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

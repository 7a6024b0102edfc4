/** Returns true if the file's first bytes show that it is an animation: GIF, animated WebP, APNG or AVIF sequence. */
export function isAnimated(head: Uint8Array) {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to));
  if (text(0, 4) === 'GIF8') return true;
  if (text(0, 4) === 'RIFF' && text(12, 16) === 'VP8X') return ((head[20] ?? 0) & 0b10) !== 0;
  if (text(1, 4) === 'PNG') return hasAnimationChunk(head);
  return text(4, 8) === 'ftyp' && isAvifSequence(text(8, head[3] ?? 0));
}

/**
 * Returns true if `avis` is one of the brands in the file's header. `avis` may be only a compatible brand, because the
 * major brand can be `msf1` or `avif`. The four bytes after the major brand are a version, not a brand.
 */
function isAvifSequence(brands: string) {
  for (let at = 0; at < brands.length; at += 4) if (at !== 4 && brands.startsWith('avis', at)) return true;
  return false;
}

/** Returns true for an animated PNG (APNG): it has an `acTL` chunk before the image data. */
function hasAnimationChunk(head: Uint8Array) {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  for (let at = 8; at + 8 <= head.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...head.subarray(at + 4, at + 8));
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

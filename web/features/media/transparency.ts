/**
 * Pixels with a lower alpha value (0 to 255) count as transparent. Pixels with this or a higher value may be rounding
 * errors at the edge of an opaque picture.
 */
const OPAQUE_ALPHA = 250;

/** Returns true if a picture has transparent pixels, which a JPEG would show in black. */
export function hasTransparency({ data }: ImageData) {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < OPAQUE_ALPHA) return true;
  return false;
}

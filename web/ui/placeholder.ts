import { thumbHashToDataURL } from 'thumbhash';

const MAX_KEPT = 300;
const decoded = new Map<string, string>();

/**
 * Decodes the blurred placeholder of a picture.
 * @param thumbhash the ThumbHash in Base64
 * @returns a data URL; null if the ThumbHash is missing or invalid
 */
export function placeholderOf(thumbhash: string | null) {
  if (!thumbhash) return null;
  const known = decoded.get(thumbhash);
  if (known) return known;
  try {
    const url = thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
    if (decoded.size >= MAX_KEPT) decoded.clear();
    decoded.set(thumbhash, url);
    return url;
  } catch {
    return null;
  }
}

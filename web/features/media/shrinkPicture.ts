import { LIGHT, MAX_PIXELS, isHeic, scaleOf } from './image.ts';
import { hasTransparency } from './transparency.ts';

const QUALITY = 0.85;

/**
 * Draws a picture in the size of its upload.
 * @returns the smaller picture; null if the file itself is to be uploaded, because it has fewer bytes and the server
 * accepts it
 * @throws when the browser cannot decode or encode the picture
 */
export async function shrinkPicture(file: Blob) {
  const picture = await createImageBitmap(file);
  const scale = scaleOf(picture);
  const isRefused = picture.width * picture.height > MAX_PIXELS || isHeic(file);
  if (scale === 1 && file.size <= LIGHT && !isRefused) return null;

  const side = (size: number) => Math.max(1, Math.round(size * scale));
  const canvas = new OffscreenCanvas(side(picture.width), side(picture.height));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();

  const smaller = await encode(canvas, context);
  return isRefused || smaller.size < file.size ? smaller : null;
}

async function encode(canvas: OffscreenCanvas, context: OffscreenCanvasRenderingContext2D) {
  const encoded = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (encoded.type === 'image/webp') return encoded;
  // This browser cannot encode WebP and has returned a PNG. Only transparent pictures need one.
  return hasTransparency(context.getImageData(0, 0, canvas.width, canvas.height))
    ? encoded
    : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

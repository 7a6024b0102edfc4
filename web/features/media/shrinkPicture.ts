import { LIGHT, MAX_PIXELS, scaleOf } from './image.ts';
import { isAcceptedPicture } from './pictureHead.ts';
import { hasTransparency } from './transparency.ts';

const QUALITY = 0.85;
/** In bytes. Contains all brands of an AVIF file. */
const HEAD_BYTES = 256;

/**
 * Draws a picture in the size of its upload. A picture of a type that the server refuses, such as HEIC, BMP or TIFF, is
 * always encoded again: some browsers can decode it.
 * @returns the smaller picture; null if the file itself is to be uploaded, because it has fewer bytes and the server
 * accepts it
 * @throws when the browser cannot decode or encode the picture
 */
export async function shrinkPicture(file: Blob) {
  const picture = await createImageBitmap(file);
  const scale = scaleOf(picture);
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isRefused = picture.width * picture.height > MAX_PIXELS || !isAcceptedPicture(head);
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

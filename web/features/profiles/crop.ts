import { hasTransparency } from '../media/transparency.ts';

/**
 * The part of a picture that is visible in a frame. `zoom` is the enlargement; it is 1 if the picture just fills the
 * frame. `x` and `y` are the centre of the visible part, as fractions of the picture's width and height.
 */
export type Framing = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };

export const MAX_ZOOM = 4;
export const CENTERED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the visible part of the picture, in px of the original picture. */
export function visibleRect({ width, height }: Size, aspect: number, { zoom, x, y }: Framing) {
  const wide = Math.min(width, height * aspect) / zoom;
  const high = wide / aspect;
  return { left: x * width - wide / 2, top: y * height - high / 2, width: wide, height: high };
}

/** Limits the zoom and the position of a picture so that the picture always fills the whole frame. */
export function clampFraming(size: Size, aspect: number, framing: Framing): Framing {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, framing.zoom));
  const { width, height } = visibleRect(size, aspect, { ...framing, zoom });
  const within = (middle: number, part: number) => Math.min(1 - part / 2, Math.max(part / 2, middle));
  return { zoom, x: within(framing.x, width / size.width), y: within(framing.y, height / size.height) };
}

/**
 * Draws the visible part of a picture, `outputWidth` px wide, or narrower if the picture has fewer pixels. A picture
 * with transparent pixels is encoded as WebP, or as PNG in browsers that cannot encode WebP, because a JPEG would show
 * those pixels in black.
 * @throws when the browser cannot draw or encode the picture
 */
export async function cropImage(image: HTMLImageElement, aspect: number, framing: Framing, outputWidth: number) {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const rect = visibleRect(size, aspect, framing);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(outputWidth, rect.width));
  canvas.height = Math.round(canvas.width / aspect);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, rect.left, rect.top, rect.width, rect.height, 0, 0, canvas.width, canvas.height);
  const type = hasTransparency(context.getImageData(0, 0, canvas.width, canvas.height)) ? 'image/webp' : 'image/jpeg';
  return await new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), type, 0.92),
  );
}

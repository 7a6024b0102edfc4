/** A picture in a frame: how much it is enlarged beyond filling it, and where its middle is, 0 to 1 of its sides. */
export type Framing = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };

export const MAX_ZOOM = 4;
export const CENTERED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

/** Returns the part of the picture inside the frame, in the picture's own pixels. */
export function visibleRect({ width, height }: Size, aspect: number, { zoom, x, y }: Framing) {
  const wide = Math.min(width, height * aspect) / zoom;
  const high = wide / aspect;
  return { left: x * width - wide / 2, top: y * height - high / 2, width: wide, height: high };
}

/** Limits zoom and position so that the picture fills the frame. */
export function clampFraming(size: Size, aspect: number, framing: Framing): Framing {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, framing.zoom));
  const { width, height } = visibleRect(size, aspect, { ...framing, zoom });
  const within = (middle: number, part: number) => Math.min(1 - part / 2, Math.max(part / 2, middle));
  return { zoom, x: within(framing.x, width / size.width), y: within(framing.y, height / size.height) };
}

/**
 * Draws the part inside the frame, `outputWidth` wide, or narrower if the picture has fewer pixels. A picture with
 * transparent pixels becomes WebP, or PNG in browsers that write no WebP: in a JPEG those pixels would be black.
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

/** Lower values (of 255) are transparency; higher ones are the rounding of an opaque picture's edge. */
const OPAQUE_ALPHA = 250;

function hasTransparency({ data }: ImageData) {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < OPAQUE_ALPHA) return true;
  return false;
}

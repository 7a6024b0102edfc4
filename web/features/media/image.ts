import { isAnimated } from './pictureHead.ts';

/** In px. The longest side of an uploaded picture, unless the picture is tall (`scaleOf`). */
const MAX_SIDE = 2_560;
/** In px. The server stores no larger version of a picture (`bff/platform/media/images.ts`). */
const STORED = { width: 1_600, height: 6_400 };
/** The server refuses a picture with more pixels (`bff/platform/media/limits.ts`). */
export const MAX_PIXELS = 50_000_000;
/** In bytes. A file up to this size is not shrunk, unless the server would refuse the picture. */
export const LIGHT = 2_000_000;

/**
 * Returns the factor by which a picture of this size in px is shrunk, 1 if it keeps its size. A tall picture, such as a
 * long screenshot, keeps the size that the server stores, so that its text stays readable.
 */
export function scaleOf({ width, height }: { width: number; height: number }) {
  return Math.min(
    1,
    Math.max(MAX_SIDE / Math.max(width, height), Math.min(STORED.width / width, STORED.height / height)),
  );
}

/** The message of the worker: the smaller version of the picture; null if the picture itself is to be uploaded. */
export type ShrinkAnswer = { blob: Blob | null };

/**
 * Returns a smaller version of a picture if this makes the upload smaller or if the server would refuse the picture,
 * otherwise the picture itself. Never enlarges a picture, and keeps its orientation. Returns animations, and pictures
 * that this browser cannot decode, unchanged. The work runs in a web worker.
 */
export async function shrunk(blob: Blob): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return blob;
  const head = new Uint8Array(await blob.slice(0, 64 * 1024).arrayBuffer());
  if (isAnimated(head)) return blob;
  return (await inWorker(blob).catch(() => null)) ?? blob;
}

function inWorker(blob: Blob) {
  const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
  const answered = new Promise<Blob | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => resolve(data.blob);
    worker.onerror = () => reject(new Error('The picture could not be made smaller'));
  });
  worker.postMessage(blob);
  return answered.finally(() => worker.terminate());
}

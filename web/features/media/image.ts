import { isAnimated } from './animated.ts';

/**
 * In px. The longest side of an uploaded picture. A larger picture is useless, because the server stores no larger
 * version.
 */
export const MAX_SIDE = 2_560;
/** In bytes. A file up to this size is not shrunk, unless it has too many pixels. */
export const LIGHT = 2_000_000;

export type ShrinkAnswer = { blob: Blob | null };

/**
 * Returns a smaller version of a picture if this makes the upload smaller, otherwise the picture itself. Never enlarges
 * a picture, and keeps its orientation. Returns animations, and pictures that this browser cannot decode, unchanged.
 * The work runs in a web worker.
 */
export async function shrunk(blob: Blob): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return blob;
  const head = new Uint8Array(await blob.slice(0, 64 * 1024).arrayBuffer());
  if (isAnimated(head)) return blob;
  const smaller = await inWorker(blob).catch(() => null);
  if (!smaller) return blob;
  return smaller.size < blob.size || isHeic(blob) ? smaller : blob;
}

/** Returns true for HEIC pictures. Some browsers can decode HEIC, but the server refuses it. */
export function isHeic({ type }: Blob) {
  return type === 'image/heic' || type === 'image/heif';
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

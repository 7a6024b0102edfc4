import { isAnimated } from './animated.ts';

/** The longest side, in pixels, that the largest stored width can use. */
export const MAX_SIDE = 2_560;
/** A file up to this size (bytes) is not shrunk unless it has too many pixels. */
export const LIGHT = 2_000_000;

export type ShrinkAnswer = { blob: Blob | null };

/**
 * Returns a smaller version of a picture if that saves upload, otherwise the picture itself. Never upscales, and keeps
 * the orientation. Animations, and pictures that this browser cannot decode, stay as they are. The work runs in a
 * worker.
 */
export async function shrunk(blob: Blob): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return blob;
  const head = new Uint8Array(await blob.slice(0, 64 * 1024).arrayBuffer());
  if (isAnimated(head)) return blob;
  const smaller = await inWorker(blob).catch(() => null);
  if (!smaller) return blob;
  return smaller.size < blob.size || isHeic(blob) ? smaller : blob;
}

/** Returns true for HEIC, the only format that some browsers can read and the server does not accept. */
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

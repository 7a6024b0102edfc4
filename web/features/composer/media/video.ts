/**
 * In seconds. The still picture is taken from this moment of the video. It is not 0, because the first frame may be
 * black.
 */
const POSTER_AT = 0.5;
const POSTER_WIDTH_PX = 1_280;
/**
 * In ms. The timeout is needed because the video element may fire no event at all for a file that the browser cannot
 * read.
 */
const TIMEOUT_MS = 15_000;

export type VideoReading = {
  /** The duration in seconds; null if unknown. */
  duration: number | null;
  poster: Blob | null;
};

/**
 * Reads a video's duration and takes a still picture from the video. Never rejects: a value that cannot be read is
 * null.
 */
export async function readVideo(blob: Blob): Promise<VideoReading> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(blob);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const loaded = once(video, 'loadeddata');
    video.src = url;
    await loaded;
    const duration = await durationOf(video);
    const poster = await still(video, duration).catch(() => null);
    return { duration, poster };
  } catch {
    return { duration: await durationByParsing(blob).catch(() => null), poster: null };
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

/**
 * Returns the video's duration in seconds. For a recording from the camera, the property `duration` is Infinity until
 * the player has seeked to the end.
 */
async function durationOf(video: HTMLVideoElement) {
  if (video.duration === Infinity) {
    const changed = once(video, 'durationchange');
    video.currentTime = Number.MAX_SAFE_INTEGER;
    await changed;
  }
  return Number.isFinite(video.duration) ? video.duration : null;
}

async function still(video: HTMLVideoElement, duration: number | null) {
  const seeked = once(video, 'seeked');
  video.currentTime = Math.min(POSTER_AT, (duration ?? 0) / 2);
  await seeked;

  const scale = Math.min(1, POSTER_WIDTH_PX / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const webp = await toBlob(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg');
}

function toBlob(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.82));
}

/** Reads the duration from the bytes of the file, for codecs that this browser cannot play. */
async function durationByParsing(blob: Blob) {
  const { ALL_FORMATS, BlobSource, Input } = await import('mediabunny');
  return new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) }).computeDuration();
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'durationchange' | 'seeked') {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No ${event}`)), TIMEOUT_MS);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      video.removeEventListener(event, onEvent);
      video.removeEventListener('error', onError);
      end();
    };
    const onEvent = () => settle(resolve);
    const onError = () => settle(() => reject(new Error(video.error?.message ?? 'unreadable')));
    video.addEventListener(event, onEvent);
    video.addEventListener('error', onError);
  });
}

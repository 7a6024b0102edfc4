const MB = 1_000_000;
const MiB = 1024 ** 2;
const GiB = 1024 ** 3;

/** What a file may be. SPEC 5: images have fewer than 80 MB, videos take less than 5 minutes. */
export interface MediaLimits {
  /** Bytes; an image must have fewer. */
  imageBytes: number;
  /** Bytes; a video must have fewer. It bounds disk space alone, the rule for videos is their duration. */
  videoBytes: number;
  /** Bytes of one member that nothing uses yet; as many as one post can hold. */
  unpublishedBytes: number;
  /** Seconds; a video must take less. */
  videoSeconds: number;
  /** Of the picture, or of one frame of the video. */
  pixels: number;
  /** Milliseconds that a file waits for its turn. The gateway waits 5 minutes for the answer. */
  waitingTime: number;
  /** Milliseconds for making the renditions of one file. */
  processingTime: number;
  /**
   * Bytes that the process of one video may hold; a five-minute one makes it hold about 150 MiB, its program included.
   */
  processingMemory: number;
}

/** SPEC 5. */
export const MAX_FILES_PER_POST = 10;
const VIDEO_BYTES = 2 * GiB;

export const MEDIA_LIMITS: MediaLimits = {
  imageBytes: 80 * MB,
  videoBytes: VIDEO_BYTES,
  unpublishedBytes: MAX_FILES_PER_POST * VIDEO_BYTES,
  videoSeconds: 300,
  pixels: 50_000_000,
  waitingTime: 120_000, // ms
  processingTime: 120_000, // ms
  processingMemory: 512 * MiB,
};

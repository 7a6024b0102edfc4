const MB = 1_000_000;
const MiB = 1024 ** 2;
const GiB = 1024 ** 3;

/** Limits for uploads. SPEC.md section 5: an image must be smaller than 80 MB, a video shorter than 5 minutes. */
export interface MediaLimits {
  /** The limit for an image in bytes. An image must be smaller. */
  imageBytes: number;
  /**
   * The limit for a video in bytes. A video must be smaller. This limit only protects the disk; the product limits the
   * duration of a video instead.
   */
  videoBytes: number;
  /**
   * The maximum total size, in bytes, of a member's files that no post uses yet. It equals the maximum size of one
   * post's files.
   */
  unpublishedBytes: number;
  /** The limit for a video's duration in seconds. A video must be shorter. */
  videoSeconds: number;
  /** The maximum number of pixels of an image or of one video frame. */
  pixels: number;
  /** Milliseconds that a file may wait for a processing slot. The gateway waits up to 5 minutes for the response. */
  waitingTime: number;
  /** The maximum time in ms of each process that handles one file. */
  processingTime: number;
  /**
   * Bytes of resident memory for each process that handles one video. A five-minute video needs about 150 MiB,
   * including the program. Converting 4K needs about 400 MiB.
   */
  processingMemory: number;
}

/** SPEC.md section 5. */
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

const MB = 1_000_000;
const MiB = 1024 ** 2;
const GiB = 1024 ** 3;

/** Limits for uploads. SPEC 5: images have fewer than 80 MB, videos take less than 5 minutes. */
export interface MediaLimits {
  /** Bytes, exclusive limit for an image. */
  imageBytes: number;
  /** Bytes, exclusive limit for a video. It only protects the disk; the rule for videos is their duration. */
  videoBytes: number;
  /** Bytes of a member's unused files. One post can hold as many. */
  unpublishedBytes: number;
  /** Seconds, exclusive limit for a video. */
  videoSeconds: number;
  /** Pixels of an image or of one video frame. */
  pixels: number;
  /** Milliseconds that a file waits for a slot. The gateway waits 5 minutes for the response. */
  waitingTime: number;
  /** Milliseconds for processing one file. */
  processingTime: number;
  /** Resident bytes of a process for one video. A five-minute video needs about 150 MiB, including the program. */
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

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The durations of the videos in seconds, by name. make-videos.ts renders each video as `<name>.mp4`, with the poster
 * image `<name>.jpg`.
 */
export const videoSeconds = { ondas: 6, fogueira: 4, cidade: 5, chuva: 6, vinil: 4, pista: 4 } as const;

export type VideoName = keyof typeof videoSeconds;

/** Pixels. */
export const VIDEO_SIZE = { width: 576, height: 720 } as const;

export function videoFiles(name: VideoName) {
  const folder = join(packageRoot(), 'bff', 'demo', 'videos');
  return { video: join(folder, `${name}.mp4`), poster: join(folder, `${name}.jpg`) };
}

/** Returns the root folder of the checkout. It works both from the sources and from the build. */
function packageRoot() {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('The server finds no checkout around it, and the demo videos are only there.');
    folder = parent;
  }
  return folder;
}

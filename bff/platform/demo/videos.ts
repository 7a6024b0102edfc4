import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Made by make-videos.ts; each is `<name>.mp4` with its still `<name>.jpg`. */
export const videoNames = ['ondas', 'fogueira', 'cidade', 'chuva', 'vinil', 'pista'] as const;

export type VideoName = (typeof videoNames)[number];

export function videoFiles(name: VideoName) {
  const folder = join(packageRoot(), 'bff', 'platform', 'demo', 'videos');
  return { video: join(folder, `${name}.mp4`), poster: join(folder, `${name}.jpg`) };
}

/** The checkout, from the source and from the build alike. */
function packageRoot() {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The demo videos lie in the checkout, and there is none around the server.');
    folder = parent;
  }
  return folder;
}

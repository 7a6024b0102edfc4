import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PreparedMedia } from '../platform/media/prepare.ts';
import { type MediaStore, mimeTypeOfKey } from '../platform/media/store.ts';
import { createWorkspace } from '../platform/media/workspace.ts';
import { develop } from './develop.ts';
import { paint, paintAvatar } from './pictures/pictures.ts';
import { VIDEO_SIZE, videoFiles, type VideoName, videoSeconds } from './videos.ts';
import type { Exhibit } from './world.ts';

const PAINTERS = 4; // pictures processed concurrently
const PROGRESS_EVERY = 25;
const AVATAR_WIDTH = 320; // px

export interface Gallery {
  store: MediaStore;
  /**
   * The directory for unfinished files. If the media store is a folder, this directory has to be on the same file
   * system.
   */
  workDirectory: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Renders all pictures and stores them. The storage keys are derived from the ids of the exhibits (the pictures and
 * videos of the demo world), so that a new attempt after a crash overwrites the same files.
 * @returns the stored media by exhibit id
 */
export async function fillGallery(exhibits: readonly Exhibit[], { store, workDirectory, onProgress }: Gallery) {
  const workspace = createWorkspace(workDirectory);
  const folder = await workspace.open('demo');
  const hung = new Map<string, PreparedMedia>();
  const queue = [...exhibits].reverse();

  async function paintOn() {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const made = await make(next, folder);
      for (const [key, path] of made.files) await store.put(key, path, mimeTypeOfKey(key));
      hung.set(next.id, made);
      if (hung.size % PROGRESS_EVERY === 0) onProgress?.(hung.size, exhibits.length);
    }
  }

  try {
    await Promise.all(Array.from({ length: PAINTERS }, paintOn));
  } finally {
    await workspace.close();
  }
  return hung;
}

async function make({ id, work, seed }: Exhibit, folder: string) {
  if ('video' in work) return await show(id, work.video, folder);
  if ('look' in work) return await develop(id, await paintAvatar(work.look, work.mood, seed), folder, [AVATAR_WIDTH]);
  return await develop(id, await paint(work.painting, seed), folder);
}

async function show(id: string, name: VideoName, folder: string): Promise<PreparedMedia> {
  const { video, poster } = videoFiles(name);
  const still = await develop(id, sharp(poster), folder, [null]);
  const key = `${id}.mp4`;
  const path = join(folder, key);
  await copyFile(video, path);

  return {
    ...still,
    ...VIDEO_SIZE,
    kind: 'video',
    duration: videoSeconds[name],
    mimeType: mimeTypeOfKey(key),
    variants: [{ key, width: VIDEO_SIZE.width, bytes: (await stat(path)).size }],
    posterKey: still.variants[0]?.key ?? null,
    files: new Map([...still.files, [key, path]]),
  };
}

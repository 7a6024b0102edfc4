import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_LIMITS } from '../media/limits.ts';
import { type PreparedMedia, prepareMedia } from '../media/prepare.ts';
import type { ReceivedFile } from '../media/receive.ts';
import { type MediaStore, mimeTypeOfKey } from '../media/store.ts';
import { paint, paintAvatar } from './pictures/pictures.ts';
import { videoFiles } from './videos.ts';
import type { Exhibit } from './world.ts';

const PAINTERS = 3; // pictures in the making at once
const PROGRESS_EVERY = 25;

export interface Gallery {
  store: MediaStore;
  /** For files in the making; on the file system of a folder store. */
  workDirectory: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Makes every picture and puts it in the store, as an upload would be. Keys come from the exhibits, so doing it again
 * after a crash writes over what is there.
 * @returns by the exhibit's id
 */
export async function fillGallery(exhibits: readonly Exhibit[], { store, workDirectory, onProgress }: Gallery) {
  const folder = join(workDirectory, 'demo');
  await rm(folder, { recursive: true, force: true });
  const done = new Map<string, PreparedMedia>();
  const queue = [...exhibits].reverse();

  async function work() {
    for (let next = queue.pop(); next; next = queue.pop()) {
      done.set(next.id, await hang(next));
      if (done.size % PROGRESS_EVERY === 0) onProgress?.(done.size, exhibits.length);
    }
  }

  async function hang(exhibit: Exhibit) {
    const room = join(folder, exhibit.id);
    await mkdir(room, { recursive: true });
    const { file, poster } = await make(exhibit, room);
    const prepared = await prepareMedia(exhibit.id, file, poster, MEDIA_LIMITS);
    for (const [key, path] of prepared.files) await store.put(key, path, mimeTypeOfKey(key));
    return prepared;
  }

  try {
    await Promise.all(Array.from({ length: PAINTERS }, work));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return done;
}

/** Writes the original into the room. */
async function make({ work, seed }: Exhibit, room: string): Promise<{ file: ReceivedFile; poster?: ReceivedFile }> {
  if ('video' in work) {
    const { video, poster } = videoFiles(work.video);
    return {
      file: await copied(video, join(room, 'video.mp4'), 'video'),
      poster: await copied(poster, join(room, 'still.jpg'), 'image'),
    };
  }
  const painted = 'look' in work ? await paintAvatar(work.look, work.mood, seed) : await paint(work.painting, seed);
  const path = join(room, 'painting.jpg');
  await writeFile(path, painted);
  return { file: { path, kind: 'image', bytes: painted.length } };
}

async function copied(from: string, path: string, kind: ReceivedFile['kind']): Promise<ReceivedFile> {
  await copyFile(from, path);
  return { path, kind, bytes: (await stat(path)).size };
}

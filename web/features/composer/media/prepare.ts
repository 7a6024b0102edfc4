import type { PreparedFile } from '../composer.ts';
import type { FileKind } from '../limits.ts';
import { shrunk } from '../../media/image.ts';
import { readVideo } from './video.ts';

/**
 * Shrinks a picked picture, or reads the duration and a still picture of a video. A file that the browser cannot read
 * is returned unchanged, because the server decides about such a file.
 */
export async function prepareFile({ kind, blob }: { kind: FileKind; blob: Blob }): Promise<PreparedFile> {
  if (kind === 'image') return { blob: await shrunk(blob), poster: null, duration: null };
  const { duration, poster } = await readVideo(blob);
  return { blob, poster, duration };
}

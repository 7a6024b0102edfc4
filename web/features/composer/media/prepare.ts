import type { PreparedFile } from '../composer.ts';
import type { FileKind } from '../limits.ts';
import { shrunk } from '../../media/image.ts';
import { readVideo } from './video.ts';

/** Prepares a picked file for the upload. A file that the browser cannot read stays as it is; the server decides. */
export async function prepareFile({ kind, blob }: { kind: FileKind; blob: Blob }): Promise<PreparedFile> {
  if (kind === 'image') return { blob: await shrunk(blob), poster: null, duration: null };
  const { duration, poster } = await readVideo(blob);
  return { blob, poster, duration };
}

import type { PreparedFile } from '../composer.ts';
import type { FileKind } from '../limits.ts';
import { shrunk } from '../../media/image.ts';
import { readVideo } from './video.ts';

/** Gets a picked file ready to be sent. What the browser cannot read goes as it is, and the server judges. */
export async function prepareFile({ kind, blob }: { kind: FileKind; blob: Blob }): Promise<PreparedFile> {
  if (kind === 'image') return { blob: await shrunk(blob), poster: null, duration: null };
  const { duration, poster } = await readVideo(blob);
  return { blob, poster, duration };
}

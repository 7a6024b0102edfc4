import { open } from 'node:fs/promises';
import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { MediaLimits } from './limits.ts';
import { refusals } from './media.errors.ts';
import type { MediaKind } from './media.table.ts';
import { kindOf, SNIFF_BYTES } from './sniff.ts';

export interface ReceivedFile {
  path: string;
  kind: MediaKind;
  bytes: number;
}

/**
 * Writes a stream to the file `path`, reading only as fast as the disk writes. Stops at the first byte above the size
 * limit, or if the file's type is not accepted. On failure an incomplete file remains, because the caller deletes the
 * whole folder.
 * @param canConvert true if ffmpeg can convert videos (sniff.ts)
 * @throws {ApiError} FILE_TOO_LARGE, UNSUPPORTED_FILE, BROKEN_FILE for an empty file
 * @throws the stream's errors
 */
export async function receiveFile(
  stream: Readable,
  path: string,
  limits: MediaLimits,
  canConvert = false,
): Promise<ReceivedFile> {
  const handle = await open(path, 'wx');
  try {
    let bytes = 0;
    let head: Buffer = Buffer.alloc(0);
    let kind: MediaKind | undefined;

    for await (const chunk of bytesOf(stream)) {
      bytes += chunk.length;
      if (!kind) {
        head = Buffer.concat([head, chunk.subarray(0, SNIFF_BYTES)]);
        if (head.length >= SNIFF_BYTES) kind = await kindOf(head, canConvert);
      }
      refuseOverLimit(kind, bytes, limits);
      await handle.writeFile(chunk);
    }

    if (bytes === 0) throw refusals.empty();
    kind ??= await kindOf(head, canConvert);
    refuseOverLimit(kind, bytes, limits);
    return { path, kind, bytes };
  } finally {
    await handle.close();
  }
}

function refuseOverLimit(kind: MediaKind | undefined, bytes: number, limits: MediaLimits) {
  if (kind === 'image' && bytes >= limits.imageBytes) throw refusals.imageTooLarge();
  if (kind === 'video' && bytes >= limits.videoBytes) throw refusals.videoTooLarge();
}

async function* bytesOf(stream: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('a stream of bytes was expected');
    yield chunk;
  }
}

import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { RefusalError } from '../errors.ts';

/** A file part of a GraphQL multipart request, as it arrives. */
export interface FileUpload {
  /** Can be called once. The stream says `truncated` when the part was over the limit of a file. */
  createReadStream(): Readable & { truncated?: boolean };
}

/**
 * A multipart body: text fields first, then files in the order in which they arrive, whatever the order of `files`
 * (a part without a reader holds up all that come after it). Bytes pass through; nothing is held.
 * Names and types that the client gave are left out: the platform judges by content.
 */
export function multipart(fields: Record<string, string>, files: Record<string, Promise<FileUpload>> = {}) {
  const boundary = `brasa-${randomUUID()}`;
  return { contentType: `multipart/form-data; boundary=${boundary}`, stream: encode(boundary, fields, files) };
}

async function* encode(boundary: string, fields: Record<string, string>, files: Record<string, Promise<FileUpload>>) {
  for (const [name, value] of Object.entries(fields)) {
    yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }

  const awaited = new Map(
    Object.entries(files).map(([name, file]) => [name, file.then((arrived) => ({ name, arrived }), cutShort)]),
  );
  // A part that never comes is told by the race; the others' rejections are the same news.
  for (const part of awaited.values()) part.catch(() => undefined);

  while (awaited.size > 0) {
    const { name, arrived } = await Promise.race(awaited.values());
    awaited.delete(name);
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    );
    yield* bytesOf(arrived);
    yield Buffer.from('\r\n');
  }

  yield Buffer.from(`--${boundary}--\r\n`);
}

async function* bytesOf(file: FileUpload): AsyncGenerator<Uint8Array> {
  let isTruncated;
  try {
    const stream = file.createReadStream();
    for await (const chunk of stream) {
      if (chunk instanceof Uint8Array) yield chunk;
    }
    isTruncated = stream.truncated;
  } catch {
    cutShort();
  }
  // The parser cuts silently at its limit; what is left is not the member's file.
  if (isTruncated) throw new RefusalError('FILE_TOO_LARGE', 'O arquivo é grande demais.', 'file');
}

/** The rest of the body is malformed, or never came: of the parser's errors none is the platform's fault. */
function cutShort(): never {
  throw new RefusalError('INVALID_INPUT', 'O envio foi interrompido. Tente novamente.', 'file');
}

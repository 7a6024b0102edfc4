import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { RefusalError } from '../errors.ts';

/** A file part of a GraphQL multipart request, as it arrives. */
export interface FileUpload {
  /** May be called once. The stream has `truncated` set if the part exceeded the limit for a file. */
  createReadStream(): Readable & { truncated?: boolean };
}

/**
 * Encodes a multipart body: text fields first, then files in the order in which they arrive, regardless of the order of
 * `files` (a part without a reader blocks all parts after it). Streams the bytes without buffering. Omits the names and
 * types that the client sent: the platform judges by content.
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
  // The race reports a part that never comes; this keeps the other parts' rejections from being unhandled.
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
  // The parser truncates at its limit without an error. A truncated file must not be uploaded.
  if (isTruncated) throw new RefusalError('FILE_TOO_LARGE', 'O arquivo é grande demais.', 'file');
}

/**
 * Fails an upload with a malformed or incomplete body. The parser's errors are always the client's, never the
 * platform's.
 */
function cutShort(): never {
  throw new RefusalError('INVALID_INPUT', 'O envio foi interrompido. Tente novamente.', 'file');
}

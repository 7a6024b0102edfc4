import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { RefusalError } from '../errors.ts';

/** A file of a GraphQL multipart request. Its bytes may not have arrived yet. */
export interface FileUpload {
  /**
   * Creates the stream of the file's bytes. Call this method only one time. The stream sets `truncated` if the file
   * exceeds the size limit.
   */
  createReadStream(): Readable & { truncated?: boolean };
}

/**
 * Encodes a multipart body: first the text fields, then the files in the order in which they arrive from the client,
 * because an unread file blocks all files after it. Streams the bytes without buffering. Omits the file names and media
 * types that the client sent, because the platform determines the type from the content.
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
  // `Promise.race` reports only the first rejection. Handlers that do nothing prevent unhandled rejections of the other
  // files.
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
  // If a file exceeds the size limit, the parser truncates it without an error. A truncated file must not be stored.
  if (isTruncated) throw new RefusalError('FILE_TOO_LARGE', 'O arquivo é grande demais.', 'file');
}

/**
 * Throws a refusal, because the body of the upload is invalid or incomplete. The client causes all errors of the
 * parser, never the platform.
 */
function cutShort(): never {
  throw new RefusalError('INVALID_INPUT', 'O envio foi interrompido. Tente novamente.', 'file');
}

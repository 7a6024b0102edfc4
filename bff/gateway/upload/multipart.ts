import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { RefusalError } from '../errors.ts';

/** The file of a GraphQL multipart request. Its bytes may still be arriving. */
export interface FileUpload {
  /**
   * Creates the stream of the file. Call this method only one time. The stream sets `truncated` if the file exceeded
   * the size limit.
   */
  createReadStream(): Readable & { truncated?: boolean };
}

/**
 * Encodes a multipart body: text fields first, then the files in the order in which they arrive, not in the order of
 * `files`, because an unread part blocks all parts after it. Streams the bytes without buffering. Omits the file names
 * and types that the client sent, because the platform checks the content instead.
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
  // `Promise.race` reports the first rejection. The empty handlers keep the rejections of other files from being
  // unhandled.
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
  // At the size limit, the parser truncates the file without an error. A truncated file must not be uploaded.
  if (isTruncated) throw new RefusalError('FILE_TOO_LARGE', 'O arquivo é grande demais.', 'file');
}

/**
 * Throws a refusal, because the body of an upload is invalid or incomplete. Errors of the parser are always caused by
 * the client, never by the platform.
 */
function cutShort(): never {
  throw new RefusalError('INVALID_INPUT', 'O envio foi interrompido. Tente novamente.', 'file');
}

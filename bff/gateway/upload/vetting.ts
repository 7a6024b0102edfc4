import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import busboy from 'busboy';
import { z } from 'zod';
import { hearErrors } from '../../http/http-server.ts';

interface Limits {
  maxFieldSize: number;
  maxFiles: number;
}

const KiB = 1024;

const mapField = z.record(z.string(), z.array(z.string()).length(1));

/**
 * Checks a multipart body before graphql-upload-minimal reads it. Buffers the bytes until the first file begins, and
 * passes them on only if each path of the `map` field leads through own properties to null under `variables`. The
 * library also follows inherited properties, so that any client could break every later request of the process with
 * `variables.hasOwnProperty.call`. This reader is the same as the library's, with the same limits, so both see the same
 * fields; a body that it finds malformed never reaches the library.
 */
export class VettedBody extends Transform {
  readonly headers: IncomingHttpHeaders;
  /** The reason for the cut, if the body was cut. */
  violation: { status: number; message: string } | undefined;

  private held: Buffer[] | undefined = [];
  private heldSize = 0;
  private operations: unknown;
  /** True if `map` names a file. */
  private isAwaited = false;
  private readonly reader: busboy.Busboy;

  /** @throws {Error} if the content type has no boundary */
  constructor(
    req: IncomingMessage,
    private readonly limits: Limits,
  ) {
    super();
    this.headers = req.headers;
    this.reader = hearErrors(
      busboy({
        headers: req.headers,
        defParamCharset: 'utf8',
        limits: { fieldSize: limits.maxFieldSize, fields: 2, files: limits.maxFiles },
      }),
    );
    this.reader.on('field', (name, value, { valueTruncated }) => this.inspect(name, value, valueTruncated));
    this.reader.on('file', (_name, file) => {
      // The reader stays in the middle of the first file. Destroying it there emits an error on that file.
      hearErrors(file).resume();
      this.release();
    });
    this.reader.on('error', () => {
      if (this.held) this.cut(400, 'The multipart request is malformed.');
    });
    req.on('close', () => {
      if (!req.complete) this.destroy();
    });
    req.pipe(hearErrors(this));
  }

  /**
   * Adds an error listener. The library listens for one error of its reader, but the reader emits the same error twice
   * when it is destroyed because of it.
   */
  override pipe<Reader extends NodeJS.WritableStream>(reader: Reader, options?: { end?: boolean }): Reader {
    return super.pipe(hearErrors(reader), options);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    if (!this.held) {
      done(null, chunk);
      return;
    }

    this.held.push(chunk);
    this.heldSize += chunk.length;
    // The reader parses synchronously, so its findings are known when this returns.
    this.reader.write(chunk);
    if (this.heldSize > 2 * this.limits.maxFieldSize + 64 * KiB)
      this.cut(413, 'The fields before the files are too large.');
    done();
  }

  override _flush(done: TransformCallback) {
    if (this.held && this.isAwaited) this.cut(400, 'A file that `map` names is missing.');
    else this.release();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.reader.destroy();
    done(error);
  }

  private inspect(name: string, value: string, truncated: boolean) {
    // The library itself reports truncated fields.
    if (name === 'operations') this.operations = truncated ? undefined : parseJson(value);
    if (name !== 'map') return;

    const map = mapField.safeParse(parseJson(value));
    const places = map.success ? Object.values(map.data).flat() : [];
    this.isAwaited = places.length > 0;
    if (!map.success) this.cut(400, '`map` must name one place for each file.');
    else if (!places.every((path) => leadsToOwnPlace(this.operations, path)))
      this.cut(400, '`map` names a place that the operations do not have.');
  }

  private release() {
    for (const chunk of this.held ?? []) this.push(chunk);
    this.held = undefined;
  }

  private cut(status: number, message: string) {
    this.violation ??= { status, message };
    this.held = undefined;
    this.destroy();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the path leads through own properties to null (GraphQL multipart request specification). */
function leadsToOwnPlace(operations: unknown, path: string) {
  const [root, ...rest] = path.split('.');
  if (root !== 'variables' || rest.length === 0) return false;

  let place: unknown = operations;
  for (const key of [root, ...rest]) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return false;
    place = Reflect.get(place, key);
  }
  return place === null;
}

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
 * Checks a multipart body before graphql-upload-minimal (the library) reads it. Buffers the bytes up to the first file.
 * Passes them on only if each path in the field `map` leads from `variables` to a null through own properties. The
 * library would follow inherited properties too: with the path `variables.hasOwnProperty.call`, any client could break
 * all later requests of the process. This class uses the same parser with the same limits as the library, so both see
 * the same fields. If the parser finds the body malformed, the body never reaches the library.
 */
export class VettedBody extends Transform {
  readonly headers: IncomingHttpHeaders;
  /** The HTTP status and the message for the client, if the body was rejected. */
  violation: { status: number; message: string } | undefined;

  private held: Buffer[] | undefined = [];
  private heldSize = 0;
  private operations: unknown;
  /** True if the field `map` lists at least one file. */
  private isAwaited = false;
  private readonly reader: busboy.Busboy;

  /** @throws {Error} if the content type has no multipart boundary */
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
      // Destroying the parser emits an error on the file that it is reading. This listener handles the error.
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
   * Pipes the body to the library's parser, and adds an error listener to that parser. A parser that is destroyed by an
   * error emits the error twice, but the library listens only for the first.
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
    // The parser works synchronously: when `write` returns, the parser has emitted all events of the chunk.
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
    // A truncated field counts as absent. The library itself reports the truncation.
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

/**
 * Returns whether the path leads from `variables` through own properties to null, as the GraphQL multipart request
 * specification requires.
 */
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

import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import { hearErrors } from '../../http/http-server.ts';
import { allowFiles } from '../../http/pace.ts';
import { ApiError, invalidInput } from '../errors.ts';
import { refusals } from './media.errors.ts';

const MAX_LIST = 10;

export interface MultipartOptions<T> {
  maxFiles: number;
  /** The names of the file fields. */
  fileFields: string[];
  /** The names of the text fields, each with its limit in bytes. Other text fields are rejected. */
  textFields: Record<string, number>;
  /**
   * The names of the text fields that may be repeated in a form. The values of a repeated field are joined with commas.
   */
  listFields?: string[];
  /**
   * Handles one file. `onFile` must either read the stream to its end or fail. The promise may settle later, while the
   * next part is read.
   */
  onFile(stream: Readable, field: string): Promise<T>;
  /** Undoes the effects of `onFile` if the request fails later. */
  discard(made: T): Promise<unknown>;
}

export interface MultipartForm<T> {
  fields: Map<string, string>;
  /** The result of `onFile` for each file (`value`), in the order in which the files were received. */
  files: { field: string; value: T }[];
}

/**
 * Parses a multipart/form-data body part by part. Reads only as fast as `onFile` consumes, so that no file is held in
 * memory. If a part fails, discards the results of the earlier parts and then throws.
 * @throws {ApiError} 400 for a malformed or incomplete body, 415 for another content type, TOO_MANY_FILES
 * @throws the errors of `onFile`
 */
export async function readMultipart<T>(
  request: IncomingMessage,
  options: MultipartOptions<T>,
): Promise<MultipartForm<T>> {
  const pending: { field: string; made: Promise<T> }[] = [];
  const fields = new Map<string, string>();

  try {
    await parse(request, options, fields, pending);
    const files: MultipartForm<T>['files'] = [];
    for (const { field, made } of pending) files.push({ field, value: await made });
    return { fields, files };
  } catch (error) {
    for (const outcome of await Promise.allSettled(pending.map(({ made }) => made))) {
      if (outcome.status === 'fulfilled') await options.discard(outcome.value);
    }
    throw error;
  }
}

function parse<T>(
  request: IncomingMessage,
  options: MultipartOptions<T>,
  fields: Map<string, string>,
  pending: { field: string; made: Promise<T> }[],
) {
  const parser = createParser(request, options);
  allowFiles(request);
  const open = new Set<Readable>();

  return new Promise<void>((resolve, reject) => {
    let over = false;

    function fail(error: unknown) {
      if (over) return;
      over = true;
      request.unpipe(parser);
      for (const stream of open) stream.destroy(uploadInterrupted());
      parser.destroy();
      request.resume();
      reject(error instanceof Error ? error : malformed());
    }

    parser.on('field', (name, value, info) => {
      const before = fields.get(name);
      const isList = options.listFields?.includes(name) ?? false;
      const isWelcome = Object.hasOwn(options.textFields, name) && (before === undefined || isList);
      if (!isWelcome) fail(invalidInput(name, 'Campo inesperado.'));
      else if (info.valueTruncated) fail(invalidInput(name, 'O texto é longo demais.'));
      else fields.set(name, before === undefined ? value : `${before},${value}`);
    });
    parser.on('file', (field, stream) => {
      // The consumer of a file's stream handles the stream's errors. Without this listener, an error would end the
      // process if it occurs before the consumer is attached.
      stream.on('error', () => undefined);
      if (over || !options.fileFields.includes(field)) {
        stream.resume();
        fail(invalidInput(field, 'Arquivo inesperado.'));
        return;
      }
      open.add(stream);
      stream.on('close', () => open.delete(stream));
      const made = options.onFile(stream, field);
      made.catch(fail);
      pending.push({ field, made });
    });
    parser.on('filesLimit', () => fail(refusals.tooManyFiles()));
    parser.on('fieldsLimit', () => fail(malformed()));
    parser.on('partsLimit', () => fail(malformed()));
    parser.on('error', () => fail(malformed()));
    parser.on('close', () => {
      if (over) return;
      over = true;
      resolve();
    });
    request.on('error', () => fail(uploadInterrupted()));
    request.on('close', () => {
      if (!request.complete) fail(uploadInterrupted());
    });

    if (request.destroyed && !request.complete) fail(uploadInterrupted());
    else request.pipe(hearErrors(parser));
  });
}

function createParser<T>(request: IncomingMessage, options: MultipartOptions<T>): Busboy {
  if (!/^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '')) {
    throw new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa ser multipart/form-data.');
  }
  const texts = Object.values(options.textFields);
  const mostTexts = texts.length + (options.listFields?.length ?? 0) * MAX_LIST;
  try {
    return hearErrors(
      busboy({
        headers: request.headers,
        limits: {
          files: options.maxFiles,
          fields: mostTexts + 1,
          parts: options.maxFiles + mostTexts + 2,
          fieldSize: Math.max(0, ...texts),
          fieldNameSize: 100,
          headerPairs: 20,
        },
      }),
    );
  } catch {
    throw malformed();
  }
}

function malformed() {
  return new ApiError(400, 'INVALID_INPUT', 'O envio está malformado.');
}

export function uploadInterrupted() {
  return new ApiError(400, 'INVALID_INPUT', 'O envio foi interrompido.');
}

import { channel } from 'node:diagnostics_channel';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { isReadableBody } from '../../http/body-encoding.ts';
import { codePoints, trimLines, trimText } from '../../../schema/texts.ts';
import { ApiError, invalidInput, notFound } from '../errors.ts';

/** Returns true for text that PostgreSQL can store and JSON can represent: no NUL, no lone surrogate. */
export function isStorable(text: string) {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Schema for text of at most `max` Unicode code points. Replaces the CRLF of HTML forms with LF, and removes blanks and
 * lines without a visible character at both ends. Text without a visible character becomes ''.
 */
export function text(max: number) {
  return z
    .string({ error: 'Informe um texto.' })
    .refine(isStorable, 'O texto tem caracteres que não podem ser usados.')
    .transform((value) => trimLines(value.replaceAll('\r\n', '\n')))
    .refine((value) => codePoints(value) <= max, `Use no máximo ${max.toLocaleString('pt-BR')} caracteres.`);
}

const MAX_SEARCH = 80; // code points

/**
 * Reads a search text. A search text may come from an edited link, so that a long text is cut to 80 code points, and
 * characters that PostgreSQL cannot store are removed, instead of the text being rejected.
 */
export const searchText = z.string().transform((value) => {
  const storable = trimText(value.replace(/\0|\p{Surrogate}/gu, ''));
  return trimText(Array.from(storable).slice(0, MAX_SEARCH).join(''));
});

export const id = z.guid('Identificador inválido.').transform((value) => value.toLowerCase());

/**
 * Validates a request body, a query string or form fields.
 * @throws {ApiError} 400 INVALID_INPUT for the first problem; the error's `field` is the name of the invalid field in
 * the request
 */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ApiError(400, 'INVALID_INPUT', messageOf(issue), issue?.path.map(String).join('.') || undefined);
}

/**
 * A diagnostics channel that reports each validation of a request. Tests subscribe to it and compare the schema used
 * with the schema of the call in the API's OpenAPI document.
 */
const checkChannel = channel('brasa:request-check');

/** The message that is published on the diagnostics channel `brasa:request-check`. */
export interface RequestCheck {
  request: Request;
  part: 'body' | 'query';
  schema: z.ZodType;
}

function tellCheck(check: RequestCheck) {
  if (checkChannel.hasSubscribers) checkChannel.publish(check);
}

/** Validates the query string of a request. @throws {ApiError} 400 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  tellCheck({ request, part: 'query', schema });
  return read(schema, request.query);
}

/**
 * Checks the encoding of a request body.
 * @throws {ApiError} 415 on any route if the request body is compressed or not in UTF-8
 */
export const requireReadableBody: RequestHandler = (request, _response, next) => {
  if (!isReadableBody(request.headers))
    throw new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa vir sem compressão e em UTF-8.');
  next();
};

/**
 * Validates the JSON body of a request. A missing body is read as `{}`.
 * @throws {ApiError} 415 for any content type other than JSON
 */
export function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  tellCheck({ request, part: 'body', schema });
  // `request.is` returns null if there is no body, and false for another content type.
  if (request.is('application/json') === false) {
    throw new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa ser JSON.');
  }
  const body: unknown = request.body;
  return read(schema, body ?? {});
}

/**
 * Reads an id from the path.
 * @throws {ApiError} 404 for a malformed id, because no object can have such an id
 */
export function pathId(request: Request, name: string) {
  const result = id.safeParse(request.params[name]);
  if (!result.success) throw notFound();
  return result.data;
}

const MAX_IDS = 100;
/** The query string of a call that returns several objects by their ids. */
export const idsQuery = z.object({ ids: z.string() });

/**
 * Reads the ids of a call that returns several objects. The ids are separated by commas. Leaves out malformed ids,
 * because no object can have such an id.
 * @throws {ApiError} 400 for more than 100 ids
 */
export function readIds(request: Request) {
  const ids = readQuery(request, idsQuery).ids.split(',').filter(Boolean);
  if (ids.length > MAX_IDS) throw invalidInput('ids', `Peça no máximo ${MAX_IDS} por vez.`);
  return ids.map((item) => id.safeParse(item).data).filter((item) => item !== undefined);
}

/** Returns the `Idempotency-Key` header; undefined when the client sent no such header. */
export function readIdempotencyKey(request: Request) {
  const value = request.get('idempotency-key');
  if (value === undefined) return undefined;
  const result = id.safeParse(value);
  if (!result.success) throw invalidInput('Idempotency-Key', 'A chave de idempotência precisa ser um UUID.');
  return result.data;
}

/**
 * Returns the message for a validation problem: our own Portuguese messages unchanged, and a Portuguese message instead
 * of zod's English messages.
 */
function messageOf(issue: z.core.$ZodIssue | undefined) {
  if (issue?.code === 'invalid_type') return 'Campo obrigatório ou de tipo inválido.';
  if (issue?.code === 'custom' || issue?.code === 'invalid_format') return issue.message;
  return 'Valor inválido.';
}

import { channel } from 'node:diagnostics_channel';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { isReadableBody } from '../../http/body-encoding.ts';
import { codePoints, trimText } from '../../../schema/texts.ts';
import { ApiError, invalidInput, notFound } from '../errors.ts';

/** Returns true for text that PostgreSQL can store and JSON can represent: no NUL, no lone surrogate. */
export function isStorable(text: string) {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Schema for text of at most `max` Unicode code points. Trims it, returns '' when nothing in it is visible, and
 * replaces the CRLF of forms with LF.
 */
export function text(max: number) {
  return z
    .string({ error: 'Informe um texto.' })
    .refine(isStorable, 'O texto tem caracteres que não podem ser usados.')
    .transform((value) => trimText(value.replaceAll('\r\n', '\n')))
    .refine((value) => codePoints(value) <= max, `Use no máximo ${max.toLocaleString('pt-BR')} caracteres.`);
}

const MAX_SEARCH = 80; // code points

/** Reads a search text. A longer text (of a shared link) is cut, because each further letter would have to match. */
export const searchText = z
  .string()
  .refine(isStorable, 'O texto tem caracteres que não podem ser usados.')
  .transform((value) => trimText(Array.from(trimText(value)).slice(0, MAX_SEARCH).join('')));

export const id = z.guid('Identificador inválido.').transform((value) => value.toLowerCase());

/**
 * Validates a body, a query or form fields.
 * @throws {ApiError} 400 INVALID_INPUT for the first problem; `field` is its wire name
 */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ApiError(400, 'INVALID_INPUT', messageOf(issue), issue?.path.map(String).join('.') || undefined);
}

/** Tests compare each schema that checks a request with the schema that the API's document has for the call. */
const checkChannel = channel('brasa:request-check');

/** Told to the subscribers of the channel `brasa:request-check`. */
export interface RequestCheck {
  request: Request;
  part: 'body' | 'query';
  schema: z.ZodType;
}

function tellCheck(check: RequestCheck) {
  if (checkChannel.hasSubscribers) checkChannel.publish(check);
}

/** Validates the query. @throws {ApiError} 400 */
export function readQuery<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  tellCheck({ request, part: 'query', schema });
  return read(schema, request.query);
}

/** @throws {ApiError} 415 when the body is compressed or not UTF-8, on any route */
export const requireReadableBody: RequestHandler = (request, _response, next) => {
  if (!isReadableBody(request.headers))
    throw new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa vir sem compressão e em UTF-8.');
  next();
};

/**
 * Validates the JSON body. A missing body counts as `{}`.
 * @throws {ApiError} 415 for another content type
 */
export function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  tellCheck({ request, part: 'body', schema });
  // `is` returns null without a body and false for another type.
  if (request.is('application/json') === false) {
    throw new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa ser JSON.');
  }
  const body: unknown = request.body;
  return read(schema, body ?? {});
}

/**
 * Reads an id from the path.
 * @throws {ApiError} 404 for an invalid id, which cannot exist
 */
export function pathId(request: Request, name: string) {
  const result = id.safeParse(request.params[name]);
  if (!result.success) throw notFound();
  return result.data;
}

/** Returns the `Idempotency-Key` header; undefined when the client sent none. */
export function readIdempotencyKey(request: Request) {
  const value = request.get('idempotency-key');
  if (value === undefined) return undefined;
  const result = id.safeParse(value);
  if (!result.success) throw invalidInput('Idempotency-Key', 'A chave de idempotência precisa ser um UUID.');
  return result.data;
}

/** Returns our own Portuguese messages unchanged and replaces zod's English ones. */
function messageOf(issue: z.core.$ZodIssue | undefined) {
  if (issue?.code === 'invalid_type') return 'Campo obrigatório ou de tipo inválido.';
  if (issue?.code === 'custom' || issue?.code === 'invalid_format') return issue.message;
  return 'Valor inválido.';
}

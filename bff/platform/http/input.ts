import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { isReadableBody } from '../../body-encoding.ts';
import { codePoints, trimText } from '../../../schema/texts.ts';
import { ApiError, invalidInput, notFound } from '../errors.ts';

/** Text that PostgreSQL can keep and JSON can carry: no NUL, no lone surrogate. */
export function isStorable(text: string) {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Text of at most `max` Unicode code points, trimmed, and '' when nothing of it is visible; lines end with LF, though
 * forms are sent with CRLF.
 */
export function text(max: number) {
  return z
    .string({ error: 'Informe um texto.' })
    .refine(isStorable, 'O texto tem caracteres que não podem ser usados.')
    .transform((value) => trimText(value.replaceAll('\r\n', '\n')))
    .refine((value) => codePoints(value) <= max, `Use no máximo ${max.toLocaleString('pt-BR')} caracteres.`);
}

export const id = z.guid('Identificador inválido.').transform((value) => value.toLowerCase());

/**
 * Reads a body, a query or form fields.
 * @throws {ApiError} 400 INVALID_INPUT for the first thing wrong; `field` is its wire name.
 */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ApiError(400, 'INVALID_INPUT', messageOf(issue), issue?.path.map(String).join('.') || undefined);
}

/** @throws {ApiError} 415 for a body that is compressed, or whose text is not in UTF-8, whatever it is for */
export const requireReadableBody: RequestHandler = (request, _response, next) => {
  if (!isReadableBody(request.headers))
    throw new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa vir sem compressão e em UTF-8.');
  next();
};

/** The JSON body; a body of another type is 415, none at all reads as `{}`. */
export function readBody<Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> {
  // `is` answers null without a body and false for another type.
  if (request.is('application/json') === false) {
    throw new ApiError(415, 'INVALID_INPUT', 'O corpo da requisição precisa ser JSON.');
  }
  const body: unknown = request.body;
  return read(schema, body ?? {});
}

/** An id in the path; what is no id names nothing, so it is 404. */
export function pathId(request: Request, name: string) {
  const result = id.safeParse(request.params[name]);
  if (!result.success) throw notFound();
  return result.data;
}

/** `Idempotency-Key`; undefined when the client sent none. */
export function idempotencyKey(request: Request) {
  const value = request.get('idempotency-key');
  if (value === undefined) return undefined;
  const result = id.safeParse(value);
  if (!result.success) throw invalidInput('Idempotency-Key', 'A chave de idempotência precisa ser um UUID.');
  return result.data;
}

/** Our own messages are Portuguese and pass; zod's English ones become one that is fit to be shown. */
function messageOf(issue: z.core.$ZodIssue | undefined) {
  if (issue?.code === 'invalid_type') return 'Campo obrigatório ou de tipo inválido.';
  if (issue?.code === 'custom' || issue?.code === 'invalid_format') return issue.message;
  return 'Valor inválido.';
}

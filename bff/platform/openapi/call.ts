import { z } from 'zod';
import { refusal } from './answers/shared.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallName = `${Method} /${string}`;

/** One call of the REST API: the schemas that check its request, and the schemas that its responses match. */
export interface ApiCall {
  /** The description of the call in API.md and in the OpenAPI document. */
  says?: string;
  /** True when SPEC.md does not define the call. */
  isAddition?: boolean;
  /**
   * The session that the call requires:
   * - none: the platform does not read the session
   * - optional: members and visitors may call
   * - required (the default): visitors get 401
   * - proof: members get 403 unless they have recently proved their identity
   * - moderator: all callers except moderators get 404
   */
  session?: 'none' | 'optional' | 'required' | 'proof' | 'moderator';
  query?: z.ZodObject;
  /** The schema that checks the JSON body. */
  body?: z.ZodType;
  /**
   * The schemas of the path parameters. By default, a parameter whose name starts with `id` is a UUID, and any other
   * parameter is a string.
   */
  params?: Record<string, z.ZodType>;
  /**
   * The body's schema for the documentation only. It is set if `body` cannot check the request: a signed body, or a
   * body that is checked field by field so that the response lists every problem.
   */
  bodyShown?: z.ZodType;
  queryShown?: z.ZodObject;
  /** The schema of the fields of a multipart form. */
  form?: z.ZodObject;
  /** True when the call reads the request header `Idempotency-Key`. */
  isIdempotent?: boolean;
  /** The HTTP status of a successful call. By default 200, or 204 if the response has no body. */
  status?: 200 | 201 | 202 | 302;
  /** The schema of the JSON response, or the media type of another response, `ANY_TYPE` if the file decides. */
  answer?: z.ZodType | string;
  /**
   * The meanings of further HTTP statuses, besides the status of a successful call and the statuses that `refusalsOf`
   * derives.
   */
  others?: Record<number, string>;
}

export const ANY_TYPE = '*/*';

/** The calls that one table of API.md lists. */
export type Calls = Record<CallName, ApiCall>;

export const successOf = ({ answer, status }: ApiCall) => status ?? (answer === undefined ? 204 : 200);

/** Returns the schema or the media type of the body that a call answers with a status; undefined for no body. */
export function answerAt(call: ApiCall, status: number) {
  if (status === successOf(call) || status === 206) return call.answer;
  // A 416 says the size of the file in a header, and has no body.
  return status >= 400 && status !== 416 ? refusal : undefined;
}

export const queryOf = ({ query, queryShown }: ApiCall) => queryShown ?? query;

export function splitName(name: string) {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}

export function paramsOf(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Returns the HTTP statuses with which the platform may refuse a call, each with its meaning. */
export function refusalsOf(
  name: string,
  { session = 'required', others = {}, ...call }: ApiCall,
): Record<number, string> {
  const isWithBody = [call.body, call.bodyShown, call.form].some((schema) => schema !== undefined);
  const isWithInput = isWithBody || queryOf(call) !== undefined || call.isIdempotent === true;
  const hasParams = paramsOf(name).length > 0;
  const derived: [number, boolean][] = [
    // A call with path parameters may answer 400, because the platform refuses a text that the database cannot store.
    [400, isWithInput || hasParams],
    [401, session !== 'none'],
    [403, session !== 'none'],
    [404, hasParams || session === 'moderator'],
    [408, isWithBody],
    [409, call.isIdempotent === true],
    [413, isWithBody],
    [415, true],
    [429, true],
    [503, true],
  ];
  const may = derived.filter(([, is]) => is).map(([status]): [number, string] => [status, meanings[status] ?? '']);
  return { ...Object.fromEntries(may), ...others };
}

const meanings: Record<number, string> = {
  400: 'The input is malformed, or it breaks a rule.',
  401: 'The request has no session, or its session has ended (`UNAUTHENTICATED`).',
  403: 'The viewer may see the object but not change it (`NOT_ALLOWED`), or must first prove their age or identity.',
  404: 'The object does not exist, or the viewer may not see it (`NOT_FOUND` in both cases).',
  408: 'The body did not arrive in time.',
  409: 'The `Idempotency-Key` was used before with different content (`IDEMPOTENCY_CONFLICT`).',
  413: 'The body is too large.',
  415: 'The body has another content type than expected, or it is compressed.',
  429: 'Too many requests (`RATE_LIMITED`), wrong codes (`TOO_MANY_TRIES`) or payments (`TOO_MANY_ATTEMPTS`).',
  503: 'The database or another service is unavailable (`UNAVAILABLE`), or the payment provider (`PAYMENTS_UNAVAILABLE`).',
};

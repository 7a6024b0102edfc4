import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type CallName = `${Method} /${string}`;

/** One call of the REST API: the schemas that check its request, and those that its answers match. */
export interface ApiCall {
  /** The words for API.md and for the document's description. */
  says?: string;
  /** True when SPEC.md does not have the call. */
  isAddition?: boolean;
  /**
   * - none: a session is not read
   * - optional: visitors may call
   * - required: 401 for visitors; the default
   * - proof: 403 unless the member proved who they are lately
   * - moderator: 404 for all others
   */
  session?: 'none' | 'optional' | 'required' | 'proof' | 'moderator';
  query?: z.ZodObject;
  /** Checks the JSON body. */
  body?: z.ZodType;
  /** Values of path parameters. By default a parameter with a name in `id…` is a UUID, and any other is text. */
  params?: Record<string, z.ZodType>;
  /** Describes a body that is signed, or that is checked field by field so that every problem is listed. */
  bodyShown?: z.ZodType;
  queryShown?: z.ZodObject;
  /** The fields of a multipart form. */
  form?: z.ZodObject;
  /** True when the call reads the header `Idempotency-Key`. */
  isIdempotent?: boolean;
  /** The status of success; 200 by default, 204 without an answer. */
  status?: 200 | 201 | 202 | 302;
  /** The JSON answer, or the media type of another one. */
  answer?: z.ZodType | string;
  /** Statuses besides the one of success and those that `refusalsOf` derives, with their meanings. */
  others?: Record<number, string>;
}

/** The calls of one table of API.md. */
export type Calls = Record<CallName, ApiCall>;

export const successOf = ({ answer, status }: ApiCall) => status ?? (answer === undefined ? 204 : 200);

export const queryOf = ({ query, queryShown }: ApiCall) => queryShown ?? query;

export function splitName(name: string) {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
}

export function paramsOf(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

/** Returns the statuses with which a call may refuse, and their meanings. */
export function refusalsOf(
  name: string,
  { session = 'required', others = {}, ...call }: ApiCall,
): Record<number, string> {
  const isWithBody = [call.body, call.bodyShown, call.form].some((schema) => schema !== undefined);
  const isWithInput = isWithBody || queryOf(call) !== undefined || call.isIdempotent === true;
  const hasParams = paramsOf(name).length > 0;
  const derived: [number, boolean][] = [
    // The platform refuses a path that cannot be stored.
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
  503: 'The database or another service is unavailable (`UNAVAILABLE`).',
};

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { z } from 'zod';
import {
  ANY_TYPE,
  answerAt,
  paramsOf,
  queryOf,
  refusalsOf,
  splitName,
  successOf,
  type ApiCall,
} from '../../bff/platform/openapi/call.ts';
import { calls } from '../../bff/platform/openapi/calls.ts';
import { callOf } from '../../bff/platform/openapi/document.ts';
import type { RequestCheck } from '../../bff/platform/http/input.ts';

/** Routes that are not in the OpenAPI document: those for the operator's own machines and those of the sandboxes. */
export const undocumented = /^\/(healthz|readyz|metrics|openapi\.json|internal\/|sandbox\/)/;

/**
 * Compares every answer of a platform with its OpenAPI document: the route, the status, the media type, the body, and
 * the schemas that validated the request. The comparison ends before the answer is sent, so that a test that has an
 * answer also has its differences. Status 500 is in no document; an answer with it only needs the body of a refusal.
 * @param differences receives the differences, each of them once
 */
export function watchContract(server: Server, differences: Set<string>) {
  hearChecks();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const end = response.end.bind(response);
    Reflect.set(response, 'end', (...given: Parameters<typeof end>) => {
      for (const difference of differencesOf(request, response, given[0])) differences.add(difference);
      return end(...given);
    });
  });
}

/** @throws if there are differences; the error lists them */
export function refuseDifferences(differences: ReadonlySet<string>) {
  if (differences.size === 0) return;
  throw new Error(`the answers differ from the OpenAPI document:\n${[...differences].join('\n')}`);
}

const checksOf = new WeakMap<object, RequestCheck[]>();
let isHearing = false;

/** Notes the schemas that validate requests. All platforms of a worker share the subscription, which never ends. */
function hearChecks() {
  if (isHearing) return;
  isHearing = true;
  subscribe('brasa:request-check', (message) => {
    const check = requestCheck.parse(message);
    checksOf.set(check.request, [...(checksOf.get(check.request) ?? []), check]);
  });
}

const isRequest = (value: unknown): value is RequestCheck['request'] =>
  typeof value === 'object' && value !== null && 'url' in value;
const requestCheck = z.object({
  request: z.custom<RequestCheck['request']>(isRequest),
  part: z.enum(['body', 'query']),
  schema: z.custom<z.ZodType>((value) => value instanceof z.ZodType),
});

function differencesOf(request: IncomingMessage, response: ServerResponse, chunk: unknown) {
  const { method = '' } = request;
  const { statusCode: status } = response;
  const pattern = patternOf(request);
  if (pattern !== undefined && undocumented.test(pattern)) return [];
  const found = pattern === undefined ? callAt(method, request.url ?? '') : callFor(method, pattern);
  if (!found) return pattern === undefined ? [] : [`${method} ${pattern} is not in the document`];
  return [
    ...answerDifferences(found, request, response, chunk),
    ...checkDifferences(found.call, status, checksOf.get(request) ?? []),
  ].map((difference) => `${found.name} ${status}: ${difference}`);
}

/** Returns the path pattern of the Express route that answers a request; undefined before a route is found. */
function patternOf(request: IncomingMessage): string | undefined {
  const route: unknown = Reflect.get(request, 'route');
  const path: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
  return typeof path === 'string' ? path : undefined;
}

/** The calls of the document with all that a comparison needs. All platforms of a worker share them. */
const documented = Object.entries(calls).map(([name, call]) => {
  const { method, path } = splitName(name);
  return {
    name,
    call,
    method,
    /** The URL paths of the call. */
    paths: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
    statuses: new Set([successOf(call), ...Object.keys(refusalsOf(name, call)).map(Number)]),
  };
});
type Documented = (typeof documented)[number];

const byPattern = new Map<string, Documented | undefined>();

function callFor(method: string, pattern: string) {
  const key = `${method} ${pattern}`;
  if (!byPattern.has(key)) {
    const name = callOf(method, pattern)?.[0];
    byPattern.set(
      key,
      documented.find((each) => each.name === name),
    );
  }
  return byPattern.get(key);
}

/** The calls in the order in which a URL is matched. A path without parameters comes before one with parameters. */
const byUrl = documented.toSorted((one, other) => paramsOf(one.name).length - paramsOf(other.name).length);

/**
 * Finds the call at a URL, for an answer that is given before a route is found, such as a missing session or an
 * exceeded limit.
 */
function callAt(method: string, url: string) {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const path = /^[^?]*/.exec(url)?.[0] ?? '';
  return byUrl.find((each) => each.method === wanted && each.paths.test(path));
}

function answerDifferences(
  { call, statuses }: Documented,
  request: IncomingMessage,
  response: ServerResponse,
  chunk: unknown,
) {
  const { statusCode: status } = response;
  if (status !== 500 && !statuses.has(status)) return ['the status is not in the document'];
  const expected = answerAt(call, status);
  const type = /^[^;]*/.exec(String(response.getHeader('content-type') ?? ''))?.[0] ?? '';
  if (expected === undefined) return isBodiless(status) || type === '' ? [] : ['the document has no body'];
  const wanted = typeof expected === 'string' ? expected : 'application/json';
  if (!isWithin(type, wanted)) return [`the media type is ${type || 'absent'}, in the document it is ${wanted}`];
  if (typeof expected === 'string' || request.method === 'HEAD') return [];
  if (typeof chunk !== 'string' && !Buffer.isBuffer(chunk)) return ['the body was not sent at once'];
  const result = expected.safeParse(JSON.parse(chunk.toString()));
  return result.success ? [] : [z.prettifyError(result.error)];
}

/** Returns true for a status with which Node sends no body. */
const isBodiless = (status: number) => status === 204 || status === 304;
const isWithin = (type: string, range: string) => range === ANY_TYPE || type === range;

/**
 * Returns the differences between the schemas that validated a request and those of the document. A successful call
 * must have validated its body. Its query may be unvalidated, because some lists read the query only for a page.
 */
function checkDifferences(call: ApiCall, status: number, checks: RequestCheck[]) {
  const wrong = checks.filter(({ part, schema }) => schema !== (part === 'body' ? call.body : call.query));
  const isUnchecked = call.body !== undefined && call.form === undefined && status === successOf(call);
  return [
    ...wrong.map(({ part }) => `the ${part} was checked by another schema`),
    ...(isUnchecked && !checks.some(({ part }) => part === 'body') ? ['the body was not checked'] : []),
    ...(checks.some(({ part }) => part === 'query') && !queryOf(call) ? ['the query is not in the document'] : []),
  ];
}

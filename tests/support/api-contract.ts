import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { refusal } from '../../bff/platform/openapi/answers/shared.ts';
import { queryOf, refusalsOf, successOf, type ApiCall } from '../../bff/platform/openapi/call.ts';
import { callOf } from '../../bff/platform/openapi/document.ts';
import type { RequestCheck } from '../../bff/platform/http/input.ts';

const matched = z.object({ route: z.object({ path: z.string() }) });
const CHANNEL = 'brasa:request-check';

/**
 * Compares every response of a platform with its OpenAPI document: the route, the status, the JSON, and the schemas
 * that validated the request. Ignores status 500: only the tests that provoke it check it.
 */
export function watchContract({ app, server }: { app: Express; server: Server }) {
  const problems = new Set<string>();
  const answers = new WeakMap<object, unknown>();
  const checks = new WeakMap<object, RequestCheck[]>();

  const hear = (message: unknown) => {
    const { request, part, schema } = requestCheck.parse(message);
    checks.set(request, [...(checks.get(request) ?? []), { request, part, schema }]);
  };
  subscribe(CHANNEL, hear);

  const { json } = app.response;
  app.response.json = function (this: Response, body: unknown) {
    answers.set(this, body);
    return json.call(this, body);
  };
  server.prependListener('request', (request, response) => {
    response.once('finish', () => {
      const pattern = matched.safeParse(request).data?.route.path;
      if (pattern === undefined || undocumented.test(pattern)) return;
      const { statusCode: status } = response;
      const found = callOf(request.method ?? '', pattern);
      if (!found) {
        problems.add(`${request.method} ${pattern} is not in the document`);
        return;
      }
      const [name, call] = found;
      if (status === 500) return;
      const answer = answers.has(response) ? { json: answers.get(response) } : {};
      for (const problem of [
        ...problemsOfAnswer(name, call, status, answer),
        ...problemsOfChecks(call, status, checks.get(request) ?? []),
      ])
        problems.add(`${name} ${status}: ${problem}`);
    });
  });

  return {
    problems,
    stop: () => unsubscribe(CHANNEL, hear),
  };
}

const undocumented = /^\/(healthz|readyz|metrics|openapi\.json|internal\/|sandbox\/)/;
const isRequest = (value: unknown): value is Request => typeof value === 'object' && value !== null && 'url' in value;
const requestCheck = z.object({
  request: z.custom<Request>(isRequest),
  part: z.enum(['body', 'query']),
  schema: z.custom<z.ZodType>((value) => value instanceof z.ZodType),
});

function problemsOfAnswer(name: string, call: ApiCall, status: number, answer: { json?: unknown }) {
  const success = successOf(call);
  if (status !== success && refusalsOf(name, call)[status] === undefined) return ['the status is not in the document'];
  if (!('json' in answer)) {
    return status === success && typeof call.answer === 'object' ? ['the answer is no JSON'] : [];
  }
  const schema = status === success ? call.answer : refusal;
  if (typeof schema !== 'object') return ['the answer is JSON'];
  const result = schema.safeParse(JSON.parse(JSON.stringify(answer.json)));
  return result.success ? [] : [z.prettifyError(result.error)];
}

/**
 * Returns the differences between the schemas that validated a request and those of the document. A successful call
 * must have validated its body. Its query may be unvalidated, because some lists read the query only for a page.
 */
function problemsOfChecks(call: ApiCall, status: number, checks: RequestCheck[]) {
  const wrong = checks.filter(({ part, schema }) => schema !== (part === 'body' ? call.body : call.query));
  const isUnchecked = call.body !== undefined && call.form === undefined && status === successOf(call);
  return [
    ...wrong.map(({ part }) => `the ${part} was checked by another schema`),
    ...(isUnchecked && !checks.some(({ part }) => part === 'body') ? ['the body was not checked'] : []),
    ...(checks.some(({ part }) => part === 'query') && !queryOf(call) ? ['the query is not in the document'] : []),
  ];
}

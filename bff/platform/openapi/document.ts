import { z } from 'zod';
import { answerAt, paramsOf, queryOf, refusalsOf, splitName, successOf, type ApiCall } from './call.ts';
import { calls, tables } from './calls.ts';
import { describe, type JsonSchema } from './json-schema.ts';

type Components = Record<string, JsonSchema>;

/** Builds the OpenAPI 3.1 document of the REST API from the zod schemas of its requests and responses. */
export function openApiDocument() {
  const components: Components = {};
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [tag, table] of Object.entries(tables)) {
    for (const [name, call] of Object.entries(table)) {
      const { method, path } = splitName(name);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, call, tag, components) };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Brasa: the platform’s REST API',
      version: '1.0.0',
      description: 'The calls behind the gateway. bff/platform/API.md says the rules that hold for several of them.',
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
      contact: { name: 'Brasa', url: 'https://brasa.example/about' },
    },
    servers: [{ url: '/', description: 'The platform that serves this document.' }],
    tags: Object.keys(tables).map((name) => ({ name, description: `The calls of the table "${name}" of API.md.` })),
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in.' } },
    },
  };
}

function operationOf(name: string, call: ApiCall, tag: string, components: Components): JsonSchema {
  const { method, path } = splitName(name);
  const session = call.session ?? 'required';
  const content = bodyOf(call, components);
  return {
    operationId: operationId(name),
    tags: [tag],
    summary: name,
    description: sentenceOf(call),
    ...(call.isAddition === true && { 'x-brasa-addition': true }),
    ...(session === 'proof' && { 'x-brasa-proof': true }),
    ...(session === 'none' ? { security: [] } : { security: session === 'optional' ? [{}, bearer] : [bearer] }),
    parameters: [
      ...paramsOf(path).map((param) => pathParameter(param, call)),
      ...queryParameters(call),
      ...(call.isIdempotent === true ? [idempotencyKey] : []),
    ],
    ...(content && { requestBody: { required: method !== 'DELETE' && !isOptional(call), content } }),
    responses: Object.fromEntries(
      Object.entries({ [successOf(call)]: successWords(call), ...refusalsOf(name, call) }).map(([status, words]) => [
        status,
        responseOf(words, answerAt(call, Number(status)), components),
      ]),
    ),
  };
}

const bearer = { session: [] };
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeated request with the same key and content returns the first result and creates nothing new.',
  schema: { type: 'string', format: 'uuid' },
};

function sentenceOf({ says }: ApiCall) {
  if (says === undefined) return 'See the name and the schemas.';
  const sentence = says.charAt(0).toUpperCase() + says.slice(1);
  return /[.:]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Builds the operation id of a call from its method and path, for example `postComunidadesByIdOffer`. */
export function operationId(name: string) {
  const { method, path } = splitName(name);
  const words = path
    .replace(/^\/api/, '')
    .replaceAll(/\{(\w+)\}/g, (_, param: string) => `by-${param}`)
    .split(/[^\w]+/)
    .filter(Boolean);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function pathParameter(name: string, { params }: ApiCall) {
  const isId = name.startsWith('id');
  const schema = params?.[name] ?? (isId ? z.guid() : z.string());
  return { name, in: 'path', required: true, schema: describe(schema, 'input').schema };
}

function queryParameters(call: ApiCall) {
  const query = queryOf(call);
  if (!query) return [];
  const { properties, required } = z
    .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()).default([]) })
    .parse(describe(query, 'input').schema);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf({ body, bodyShown, form }: ApiCall, components: Components) {
  const json = bodyShown ?? body;
  if (!json && !form) return undefined;
  return {
    ...(json && { 'application/json': { schema: collected(json, 'input', components) } }),
    ...(form && { 'multipart/form-data': { schema: collected(form, 'input', components) } }),
  };
}

/** Returns true if the request may omit its JSON body. The platform reads a missing body as `{}`. */
function isOptional({ body, bodyShown, form }: ApiCall) {
  const json = bodyShown ?? body;
  return form === undefined && json !== undefined && json.safeParse({}).success;
}

const successWords = ({ says }: ApiCall) =>
  says === undefined ? 'The call succeeded.' : 'The call succeeded; its description says what it does.';

function responseOf(description: string, answer: ReturnType<typeof answerAt>, components: Components) {
  if (answer === undefined) return { description };
  return typeof answer === 'string'
    ? { description, content: { [answer]: { schema: { type: 'string', format: 'binary' } } } }
    : { description, content: { 'application/json': { schema: collected(answer, 'output', components) } } };
}

function collected(schema: z.ZodType, io: 'input' | 'output', components: Components) {
  const described = describe(schema, io);
  Object.assign(components, described.components);
  return described.schema;
}

/**
 * Finds a call by its HTTP method and its Express path pattern. Returns the call's name and definition, or undefined if
 * no documented call matches.
 */
export function callOf(method: string, pattern: string) {
  const path = pattern.replaceAll(/:(\w+)/g, '{$1}');
  const wanted = method === 'HEAD' ? 'GET' : method;
  // Express mounts the media routes under /api, so their patterns lack that prefix.
  return Object.entries(calls).find(([name]) => name === `${wanted} ${path}` || name === `${wanted} /api${path}`);
}

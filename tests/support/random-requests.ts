import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Random } from '../../bff/demo/random.ts';
import { paramsOf, queryOf, splitName, type ApiCall } from '../../bff/platform/openapi/call.ts';
import { describe, type JsonSchema } from '../../bff/platform/openapi/json-schema.ts';

const words = [
  '',
  'a',
  'oi',
  'Pôr do sol',
  'x'.repeat(90),
  'y'.repeat(6_000),
  '🔥'.repeat(40),
  '\u0000',
  '\ud800',
  '2026-12-24',
];
const oddities: readonly [unknown, ...unknown[]] = [null, '', 0, -1, 1e21, true, [], {}, 'x', [null], { a: 1 }];
/** A picture of a single pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const part = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  items: z.record(z.string(), z.unknown()).optional(),
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
  required: z.array(z.string()).default([]),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

/** Creates random requests for a call. Most of them match the call's schemas, and use ids from earlier responses. */
export function randomRequests(random: Random) {
  const ids: string[] = [];

  function valueOf(schema: JsonSchema): unknown {
    const { type, anyOf, items, properties, required, ...rest } = part.parse(schema);
    if (random.chance(0.03)) return random.pick(oddities);
    if (rest.const !== undefined) return rest.const;
    if (rest.enum) return rest.enum[random.whole(0, rest.enum.length - 1)];
    if (anyOf) return valueOf(anyOf[random.whole(0, anyOf.length - 1)] ?? {});
    if (items) return Array.from({ length: random.whole(0, 3) }, () => valueOf(items));
    if (properties) {
      const fields = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.5));
      return Object.fromEntries(fields.map(([name, each]) => [name, valueOf(each)]));
    }
    if (rest.format === 'uuid') return anyId();
    if (type === 'boolean') return random.chance(0.5);
    if (type === 'null') return null;
    if (type === 'integer' || type === 'number')
      return random.whole(
        Math.max(rest.minimum ?? 0, -5),
        Math.min(rest.maximum ?? 9_999, 99_999) + (random.chance(0.1) ? 1 : 0),
      );
    if (type === 'object') return {};
    if (rest.format === 'date-time') return new Date(Date.now() + random.whole(-9, 9) * 86_400_000).toISOString();
    if (rest.pattern !== undefined && random.chance(0.7)) return /^\^\\d\{4\}-/.test(rest.pattern) ? '2026-10' : '3';
    return textValue();
  }

  const textValue = () => words[random.whole(0, words.length - 1)] ?? '';
  const anyId = () =>
    ids.length === 0 || random.chance(0.1) ? randomUUID() : (ids[random.whole(0, ids.length - 1)] ?? '');

  /** Returns the path of a call with all parameters filled in, and the options for `TestPlatform.call`. */
  function requestOf(name: string, call: ApiCall) {
    const { path } = splitName(name);
    const filled = paramsOf(path).reduce((text, param) => {
      const given = call.params?.[param];
      const value = given ? String(valueOf(describe(given, 'input').schema)) : param.startsWith('id') ? anyId() : 'abc';
      return text.replace(`{${param}}`, encodeURIComponent(value.toWellFormed()));
    }, path);
    const query = queryOf(call);
    const search =
      query && random.chance(0.8) ? `?${new URLSearchParams(pairsOf(valueOf(describe(query, 'input').schema)))}` : '';
    const headers: Record<string, string> =
      call.isIdempotent === true && random.chance(0.5) ? { 'idempotency-key': anyId() } : {};
    const json = call.bodyShown ?? call.body;
    const isForm = call.form !== undefined && (json === undefined || random.chance(0.5));
    if (isForm && call.form)
      return { path: filled + search, headers, form: formOf(valueOf(describe(call.form, 'input').schema)) };
    return { path: filled + search, headers, ...(json && { json: valueOf(describe(json, 'input').schema) }) };
  }

  function formOf(value: unknown) {
    const form = new FormData();
    for (const [name, each] of Object.entries(z.record(z.string(), z.unknown()).safeParse(value).data ?? {})) {
      const isFile = /^(files?|attach|poster)$/.test(name);
      for (const item of [each].flat()) {
        if (isFile) form.append(name, new Blob([random.chance(0.8) ? PNG : Buffer.from('no picture')]), 'a.png');
        else form.append(name, wordOf(item));
      }
    }
    return form;
  }

  return {
    requestOf,
    /** Stores the ids in a response for later requests. */
    learn: (answer: unknown) => {
      const found = JSON.stringify(answer ?? '').match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];
      ids.push(...found);
      if (ids.length > 300) ids.splice(0, ids.length - 300);
    },
  };
}

function pairsOf(value: unknown) {
  return Object.entries(z.record(z.string(), z.unknown()).safeParse(value).data ?? {}).map(([name, each]) => [
    name,
    wordOf(each),
  ]);
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

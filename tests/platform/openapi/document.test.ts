import { readFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withTables } from '../../../bff/platform/openapi/api-tables.ts';
import { calls } from '../../../bff/platform/openapi/calls.ts';
import { callOf, openApiDocument, operationId } from '../../../bff/platform/openapi/document.ts';
import { undocumented } from '../../support/api-contract.ts';
import { describePlatform } from '../../support/platform.ts';

const methods = z.record(z.string(), z.unknown());
const route = z.object({ route: z.object({ path: z.string(), methods }) });
const isRouter = (value: unknown): value is object => typeof value === 'function' && 'stack' in value;
const nested = z.object({ handle: z.custom<object>(isRouter) });
const layers = z.array(z.unknown());

/** Returns the method and the path pattern of every route of an Express router, including its nested routers. */
function routesIn(router: object): [method: string, pattern: string][] {
  return layers.parse(Reflect.get(router, 'stack')).flatMap((layer): [string, string][] => {
    const own = route.safeParse(layer).data?.route;
    if (own) return Object.keys(own.methods).map((method) => [method.toUpperCase(), own.path]);
    const inner = nested.safeParse(layer).data;
    return inner ? routesIn(inner.handle) : [];
  });
}

/** Returns the calls in section 7 of SPEC.md in the form `GET /api/feed-v2`. */
async function callsOfSpec() {
  const page = await readFile('.github/SPEC.md', 'utf8');
  const section = /^## 7\. ([^]*?)^## 8\./m.exec(page)?.[1] ?? '';
  const found = section.matchAll(/\b(GET|POST|DELETE) (?:\/?api\/|\/)?([A-Za-z][\w/{}-]*)/g);
  let last = '';
  return [...found].map(([, method = '', path = '']) => {
    // In SPEC.md, the line "DELETE same path" stands for a DELETE call with the path of the previous call.
    if (path !== 'same') last = `/api/${path.replace(/\/$/, '')}`;
    return `${method} ${last}`;
  });
}

describePlatform('the OpenAPI document', (platform) => {
  it('has every route of the platform and no other route', () => {
    const routes = routesIn(platform.app.router).filter(([, pattern]) => !undocumented.test(pattern));
    expect(routes.length).toBeGreaterThan(150);
    expect(routes.filter(([method, pattern]) => !callOf(method, pattern))).toEqual([]);
    const names = routes.map(([method, pattern]) => callOf(method, pattern)?.[0]);
    expect(Object.keys(calls).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is served at /openapi.json in development', async () => {
    const { status, body } = await platform.call('GET', '/openapi.json');
    expect(status).toBe(200);
    expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });
});

describePlatform(
  'a platform in production',
  (platform) => {
    it('answers 404 at /openapi.json', async () => {
      expect((await platform.call('GET', '/openapi.json')).status).toBe(404);
    });
  },
  { production: true },
);

describe('calls in the OpenAPI document', () => {
  it('the calls without isAddition are exactly the calls that SPEC.md lists', async () => {
    const spec = [...new Set(await callsOfSpec())].sort();
    expect(spec.length).toBeGreaterThan(35);
    const own = Object.entries(calls).filter(([, { isAddition }]) => isAddition !== true);
    expect(own.map(([name]) => name).sort()).toEqual(spec);
  });

  it('the document sets x-brasa-addition for exactly the calls with isAddition', () => {
    const operation = z.looseObject({ summary: z.string(), 'x-brasa-addition': z.literal(true).optional() });
    const operations = Object.values(openApiDocument().paths).flatMap((path) => Object.values(path));
    const marked = operations.map((each) => operation.parse(each)).filter((each) => each['x-brasa-addition']);
    const additions = Object.entries(calls).filter(([, { isAddition }]) => isAddition === true);
    expect(marked.map(({ summary }) => summary).sort()).toEqual(additions.map(([name]) => name).sort());
  });

  it('no two calls have the same operation id', () => {
    const ids = Object.keys(calls).map(operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('the tables in API.md equal those that npm run openapi writes from the OpenAPI document', async () => {
  const path = 'bff/platform/API.md';
  const page = await readFile(path, 'utf8');
  const written = await format(withTables(page), { ...(await resolveConfig(path)), parser: 'markdown' });
  expect(page).toBe(written);
});

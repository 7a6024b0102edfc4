import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askedBy, fieldsOfSchema, routesOf } from './support/operations.ts';
import { databaseKind, startProduct } from './support/product.ts';
import { domains } from './tables/index.ts';

describe(`tables of the matrix (${databaseKind})`, () => {
  const { platform } = startProduct({});

  it('the matrix has an entry for each query, mutation, subscription and REST call', () => {
    const asked = askedBy(Object.values(domains).flat());
    const routes = routesOf(platform.app);
    expect(routes.length, 'the platform has over 100 routes').toBeGreaterThan(100);
    const there = [...routes, ...fieldsOfSchema()];
    expect({
      missing: there.filter((name) => !asked.has(name)),
      unknown: [...asked].filter((name) => !there.includes(name)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it('each table of the matrix has a test file with the same name', () => {
    expect(Object.keys(domains).filter((domain) => !existsSync(`tests/matrix/${domain}.test.ts`))).toEqual([]);
  });
});

import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askedBy, fieldsOfSchema, routesOf } from './support/operations.ts';
import { databaseKind, startProduct } from './support/product.ts';
import { domains } from './tables/index.ts';

describe(`the tables of the matrix (${databaseKind})`, () => {
  const { platform } = startProduct({});

  it('have a line for every query, mutation, subscription and REST call', () => {
    const asked = askedBy(Object.values(domains).flat());
    // A script is the same for everybody.
    const routes = routesOf(platform.app).filter((name) => !name.endsWith('.js'));
    expect(routes.length, 'routes of the platform').toBeGreaterThan(100);
    const there = [...routes, ...fieldsOfSchema()];
    expect({
      missing: there.filter((name) => !asked.has(name)),
      unknown: [...asked].filter((name) => !there.includes(name)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it('have a test file each', () => {
    expect(Object.keys(domains).filter((domain) => !existsSync(`tests/matrix/${domain}.test.ts`))).toEqual([]);
  });
});

import type { Express } from 'express';
import { z } from 'zod';
import { features } from '../../../bff/features/index.ts';
import { createSchema } from '../../../bff/gateway/execution/schema.ts';
import { fieldOf } from './ask.ts';
import type { Line } from './line.ts';

const route = z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) });

/**
 * Returns the routes of the platform's Express app in the form `GET /api/post/*`. Leaves out scripts and the OpenAPI
 * document, which are the same for all callers.
 */
export function routesOf(app: Express): string[] {
  return routesIn(app.router, '')
    .filter((name) => !/\.(js|json)$/.test(name))
    .sort();
}

function routesIn(router: unknown, mountedAt: string): string[] {
  const layers = z.array(z.unknown()).safeParse(field(router, 'stack')).data ?? [];
  return layers.flatMap((layer) => {
    const found = route.safeParse(field(layer, 'route')).data;
    if (!found) return routesIn(field(layer, 'handle'), mountedAt + String(field(layer, 'rawPath')).replace(/\/$/, ''));
    return Object.keys(found.methods).map((method) => `${method.toUpperCase()} ${shapeOf(mountedAt + found.path)}`);
  });
}

function field(of: unknown, name: string): unknown {
  return (typeof of === 'object' && of !== null) || typeof of === 'function' ? Reflect.get(of, name) : undefined;
}

/** Returns the path without its query string and with `*` in place of each parameter. */
function shapeOf(path: string) {
  return path
    .replace(/\?.*/, '')
    .replace(/:\w+|\{\w+\}[\w.{}-]*/g, '*')
    .replace(/\/$/, '');
}

/** Returns the root fields of the GraphQL schema in the form `query post`. */
export function fieldsOfSchema(): string[] {
  const schema = createSchema(features);
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(roots)
    .flatMap(([kind, type]) => Object.keys(type?.getFields() ?? {}).map((name) => `${kind} ${name}`))
    .sort();
}

/** Returns the calls of these matrix entries, in the forms `GET /api/post/*` and `query post`. */
export function askedBy(lines: readonly Line[]): Set<string> {
  return new Set(
    lines.flatMap(({ rest, graphql }) => {
      const [method = '', path = ''] = rest?.split(' ') ?? [];
      const field = graphql === undefined ? undefined : fieldOf(graphql);
      return [...(rest ? [`${method} ${shapeOf(path)}`] : []), ...(field ? [`${field.kind} ${field.name}`] : [])];
    }),
  );
}

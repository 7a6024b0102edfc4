import { createServer } from 'node:http';
import { getOperationAST, Kind, OperationTypeNode, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../../bff/features/index.ts';
import { createGateway } from '../../bff/gateway/http/server.ts';
import { readDocuments } from '../../web/build/documents.ts';
import { TestPlatform } from '../support/platform.ts';
import { databaseKind } from './support/product.ts';
import { makeWorld, type World } from './support/world.ts';

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])).default([]) })).default([]),
});
type Answer = z.infer<typeof answer>;
type OnError = 'NULL' | 'PROPAGATE' | undefined;

/** The app's queries, by name. */
const queries = new Map(
  Object.values(readDocuments()).flatMap((text): [string, string][] => {
    const operation = getOperationAST(parse(text));
    return operation?.operation === OperationTypeNode.QUERY ? [[operation.name?.value ?? '', text]] : [];
  }),
);

/** The object of the world whose id a query gets as `$id`. */
const subjects: Record<string, string> = {
  Community: 'community',
  CommunityInvites: 'community',
  CommunityMembers: 'community',
  CommunityRequests: 'community',
  Conversation: 'talk',
  Messages: 'talk',
  OwnProfile: 'owner',
  Profile: 'owner',
  ProfilePosts: 'owner',
};

/** Returns values for the variables that a query declares. */
function variablesOf(query: string, { names }: World) {
  const values: Record<string, unknown> = {
    id: names[subjects[query] ?? 'post'],
    postId: names['post'],
    commentId: names['comment'],
    communityId: names['community'],
    ids: [names['post']],
    first: 5,
    search: '',
    placement: 'FEED',
    list: 'FOLLOWERS',
  };
  const declared = getOperationAST(parse(queries.get(query) ?? ''))?.variableDefinitions ?? [];
  const wanted = declared
    .filter(({ type }) => type.kind === Kind.NON_NULL_TYPE)
    .map(({ variable }) => variable.name.value);
  if (!wanted.every((name) => Object.hasOwn(values, name))) return undefined;
  return Object.fromEntries(wanted.map((name) => [name, values[name]]));
}

/**
 * Returns the places at which an answer differs from the answer without a fault, except nulls that an error explains.
 * An error explains a null at its path or above.
 */
function unexplained(before: unknown, after: unknown, paths: string[], place: string[] = []): string[] {
  const here = place.join('.');
  if (after === null && before !== null) {
    return place.length > 0 && paths.some((path) => path === here || path.startsWith(`${here}.`)) ? [] : [here];
  }
  if (typeof before === 'object' && before !== null && typeof after === 'object' && after !== null) {
    const of = new Map<string, unknown>(Object.entries(after));
    const names = new Set([...Object.keys(before), ...of.keys()]);
    const was = new Map<string, unknown>(Object.entries(before));
    return [...names].flatMap((name) => unexplained(was.get(name), of.get(name), paths, [...place, name]));
  }
  return withoutSignature(before) === withoutSignature(after) ? [] : [here];
}

/** Removes the query string of a media URL, because it contains the time at which the URL expires. */
function withoutSignature(value: unknown) {
  return typeof value === 'string' ? value.replace(/^(\/media\/[^?]*)\?.*/, '$1') : value;
}

/** Starts a proxy in front of the platform. It records the calls, and answers the calls of one route with 500. */
async function startProxy(target: () => string) {
  let broken: string | undefined;
  const seen = new Set<string>();
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://platform');
    const route = `${req.method ?? ''} ${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')}`;
    seen.add(route);
    if (route === broken) {
      res.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const headers = new Headers();
    for (const name of ['authorization', 'content-type']) {
      const value = req.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const pass = async () => {
      const response = await fetch(target() + (req.url ?? ''), { method: req.method ?? 'GET', headers });
      res.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? 'application/json' });
      res.end(Buffer.from(await response.arrayBuffer()));
    };
    pass().catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    /** Lets the calls of a route fail from now on, and returns the routes called since the last call of this. */
    breakRoute(route: string | undefined) {
      broken = route;
      const routes = [...seen].sort();
      seen.clear();
      return routes;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe(`a failing call of the platform (${databaseKind})`, () => {
  const platform = new TestPlatform(databaseKind, {});
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let gateway: Awaited<ReturnType<typeof createGateway>>;
  let world: World;
  let url = '';
  let asked = 0;

  beforeAll(async () => {
    await platform.start();
    world = await makeWorld(platform.db, 'open');
    proxy = await startProxy(() => platform.url);
    gateway = await createGateway({
      features,
      production: false,
      platformUrl: proxy.url,
      bus: platform.bus,
      logLevel: 'silent',
    });
    url = `http://127.0.0.1:${(await gateway.listen(0, '127.0.0.1')).port}`;
  });

  afterAll(async () => {
    await gateway.close();
    await proxy.close();
    await platform.stop();
  });

  async function post(query: string, variables: object, onError: OnError): Promise<Answer> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${world.tokenOf('owner') ?? ''}` },
      body: JSON.stringify({ query, variables, onError }),
    });
    return answer.parse(await response.json());
  }

  /** Sends a document that is new to the gateway three times: graphql-js executes the first, compiled code the last. */
  async function postThrice(text: string, variables: object, onError: OnError) {
    const query = `${text}\n# ${(asked += 1)}`;
    const first = await post(query, variables, onError);
    await post(query, variables, onError);
    const third = await post(query, variables, onError);
    expect(unexplained(first, third, [])).toEqual([]);
    return first;
  }

  it('each query of the app that makes several calls is answered except for the part that needs the failing call', async () => {
    const tried: string[] = [];
    for (const [name, text] of queries) {
      const variables = variablesOf(name, world);
      if (!variables) continue;
      proxy.breakRoute(undefined);
      const before = await post(text, variables, undefined);
      const routes = proxy.breakRoute(undefined);
      if (routes.length < 2 || before.errors.length > 0) continue;
      for (const route of routes) {
        for (const onError of ['NULL', undefined] as const) {
          proxy.breakRoute(route);
          const { data, errors } = await postThrice(text, variables, onError);
          const paths = errors.map(({ path }) => path.join('.'));
          expect(unexplained(before.data, data, paths), `${name}, ${route}, ${onError ?? 'default'}`).toEqual([]);
        }
      }
      tried.push(name);
    }
    expect(tried).toEqual(
      expect.arrayContaining(['Community', 'Conversations', 'Messages', 'Post', 'ProfilePosts', 'Viewer']),
    );
  });

  it('if several queries of the app are one document, a failing call empties only the root fields that need it', async () => {
    const roots = {
      feed: '{ edges { node { id text author { name } } } }',
      notifications: '{ edges { node { id } } }',
      conversations: '{ edges { node { id } } }',
      myCommunities: '{ edges { node { id name } } }',
      unreadMessages: '{ messages requests }',
      unreadNotificationCount: '{ total }',
      viewer: '{ id profileType }',
      wallet: '{ balanceCentavos }',
      myAds: '{ edges { node { id } } }',
    };
    const needed = new Map<string, string[]>();
    proxy.breakRoute(undefined);
    for (const [name, fields] of Object.entries(roots)) {
      expect((await post(`{ ${name} ${fields} }`, {}, undefined)).errors).toEqual([]);
      for (const route of proxy.breakRoute(undefined)) needed.set(route, [...(needed.get(route) ?? []), name]);
    }
    expect(needed.size).toBeGreaterThan(5);
    const page = `{ ${Object.entries(roots)
      .map(([name, fields]) => `${name} ${fields}`)
      .join(' ')} }`;
    for (const [route, names] of needed) {
      for (const onError of ['NULL', 'PROPAGATE', undefined] as const) {
        proxy.breakRoute(route);
        const { data, errors } = await postThrice(page, {}, onError);
        const failed = [...new Set(errors.map(({ path: [root] }) => root))];
        expect(names, route).toEqual(expect.arrayContaining(failed));
        const others = Object.keys(roots).filter((name) => !names.includes(name));
        expect(
          others.filter((name) => data?.[name] == null),
          route,
        ).toEqual([]);
        expect(failed, route).not.toEqual([]);
      }
    }
  });
});

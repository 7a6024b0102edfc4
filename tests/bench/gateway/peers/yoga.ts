import { createServer } from 'node:http';
import { createSchema, createYoga, type YogaInitialContext } from 'graphql-yoga';
import { Pool } from 'undici';
import { createContext, mediaType, resolvers, typeDefs, type PeerContext } from './schema.ts';

/**
 * GraphQL Yoga 5 on node:http, with its own parser and validation cache, DataLoader, and an undici pool for the
 * platform requests.
 */

const pool = new Pool(process.env.PLATFORM_URL ?? '');
const yoga = createYoga<object, PeerContext>({
  schema: createSchema<YogaInitialContext & PeerContext>({
    typeDefs,
    resolvers: { ...resolvers, Media: { __resolveType: mediaType } },
  }),
  logging: false,
  context({ request }) {
    const headers = { authorization: request.headers.get('authorization') ?? '' };
    return createContext(async (path) => {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      if (statusCode !== 200) throw new Error(`The platform answered ${statusCode}.`);
      return body.json();
    });
  },
});

createServer((request, response) => void yoga(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

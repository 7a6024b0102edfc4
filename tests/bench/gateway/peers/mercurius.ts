import fastify from 'fastify';
import mercurius from 'mercurius';
import { Pool } from 'undici';
import { createContext, mediaType, resolvers, typeDefs, type PeerContext } from './schema.ts';

/**
 * Mercurius in its fastest setup: Fastify, JIT from the first request on, DataLoader, and an undici pool for the
 * platform requests.
 */

declare module 'mercurius' {
  interface MercuriusContext {
    feed: PeerContext['feed'];
    profiles: PeerContext['profiles'];
  }
}

const pool = new Pool(process.env.PLATFORM_URL ?? '');
const app = fastify();
app.register(mercurius, {
  schema: typeDefs,
  resolvers: { ...resolvers, Media: { resolveType: mediaType } },
  jit: 1,
  context: (request) => {
    const headers = { authorization: request.headers.authorization ?? '' };
    return createContext(async (path) => {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      if (statusCode !== 200) throw new Error(`The platform answered ${statusCode}.`);
      return body.json();
    });
  },
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', () => process.exit());

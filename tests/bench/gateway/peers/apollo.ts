import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import axios from 'axios';
import express from 'express';
import { createContext, mediaType, resolvers, typeDefs, type PeerContext } from './schema.ts';

/** Apollo Server 5 as its documentation sets it up: Express, its JSON parser, axios with keep-alive, and DataLoader. */

const upstream = axios.create({ baseURL: process.env.PLATFORM_URL });
const apollo = new ApolloServer<PeerContext>({
  typeDefs,
  resolvers: { ...resolvers, Media: { __resolveType: mediaType } },
});
await apollo.start();

const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, {
    context: ({ req }) => {
      const headers = { authorization: req.headers.authorization };
      return Promise.resolve(createContext(async (path) => (await upstream.get<unknown>(path, { headers })).data));
    },
  }),
);
app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit());

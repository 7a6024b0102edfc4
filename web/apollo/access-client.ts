import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { defaultOptions } from './client.ts';
import { createRetryLink } from './links.ts';

/**
 * Creates a client that authenticates with the access token of a refused sign-in. It has a cache of its own, which
 * nothing else reads and which is discarded with the page that created it.
 */
export function createAccessClient(access: string) {
  const headers = { authorization: `Bearer ${access}` };
  const link = ApolloLink.from([createRetryLink(), new HttpLink({ uri: '/graphql', headers })]);
  return new ApolloClient({ cache: createCache(), link, defaultOptions });
}

import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';
import { defaultOptions } from './client.ts';
import { createRetryLink } from './links.ts';

/**
 * Creates a client that authenticates with the access token of a refused sign-in. It has a cache of its own, which
 * nothing else reads and which is discarded with the page that created it.
 */
export function createAccessClient(access: string) {
  const headers = { authorization: `Bearer ${access}` };
  const link = ApolloLink.from([createRetryLink(), new BaseHttpLink({ uri: '/graphql', headers })]);
  return new ApolloClient({ cache: createCache(), link, defaultOptions });
}

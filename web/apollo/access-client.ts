import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { defaultOptions } from './client.ts';
import { createRetryLink } from './links.ts';

/**
 * Asks by the access of a refused sign-in. What it is answered is nowhere else, and gone with the page that made it.
 */
export function createAccessClient(access: string) {
  const headers = { authorization: `Bearer ${access}` };
  const link = ApolloLink.from([createRetryLink(), new HttpLink({ uri: '/graphql', headers })]);
  return new ApolloClient({ cache: createCache(), link, defaultOptions });
}

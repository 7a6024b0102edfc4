import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';
import { defaultOptions } from './client.ts';
import { createRetryLink } from './links.ts';

/**
 * Creates an Apollo client for a member whose sign-in was refused (a suspension, for example). The client authenticates
 * with the access token of that refusal. Its cache is separate, and is discarded together with the page that created
 * the client.
 */
export function createAccessClient(access: string) {
  const headers = { authorization: `Bearer ${access}` };
  const link = ApolloLink.from([createRetryLink(), new BaseHttpLink({ uri: '/graphql', headers })]);
  return new ApolloClient({ cache: createCache(), link, defaultOptions });
}

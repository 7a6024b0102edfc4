import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createCache } from './cache.ts';
import { defaultOptions } from './client.ts';
import { createRetryLink } from './links.ts';

/**
 * Creates an Apollo client for a member whose sign-in was refused, for example because of a suspension. The client
 * authenticates with the access token that the server sent with the refusal. Its cache is separate from the app's
 * cache, and is discarded together with the page that created the client.
 */
export function createAccessClient(access: string) {
  const headers = { authorization: `Bearer ${access}` };
  const link = ApolloLink.from([createRetryLink(), new BaseHttpLink({ uri: '/graphql', headers })]);
  return new ApolloClient({ cache: createCache(), link, defaultOptions, dataMasking: true });
}

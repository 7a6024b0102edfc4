import { ApolloClient, ApolloLink } from '@apollo/client';
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createActivityLink } from './activityLink.ts';
import { createCache } from './cache.ts';
import { createCountsLink } from './counts.ts';
import { createAuthLink, createRetryLink, createSessionEndLink, splitByTransport } from './links.ts';
import { createPreloadLink } from './preload.ts';
import { createRealtimeLink, restartRealtime } from './realtime.ts';
import { getSession, subscribeSession } from '../storage/session.ts';
import { createStaleLink } from './stale.ts';
import { createStepUpLink } from './stepUp.ts';
import { createTrustedLink } from './trusted.ts';
import { carriesFiles, createUploadLink } from './upload.ts';

declare module '@apollo/client' {
  /** Makes Apollo's types hide the fields of a spread fragment, as `dataMasking` does at run time. */
  export interface TypeOverrides {
    FragmentType: GraphQLCodegenDataMasking.HKTImplementation.FragmentType;
    MaybeMasked: GraphQLCodegenDataMasking.HKTImplementation.MaybeMasked;
    Unmasked: GraphQLCodegenDataMasking.HKTImplementation.Unmasked;
  }
}

/**
 * The default fetch policy: a page shows the cached data immediately and replaces it when the server's answer arrives.
 */
export const defaultOptions: ApolloClient.DefaultOptions = {
  watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', refetchWritePolicy: 'merge' },
};

/**
 * Creates the Apollo client of this tab. The client sends the session's bearer token, if there is a session, and
 * subscribes over the WebSocket. It empties its cache when the session ends or another member signs in, in this tab or
 * in another tab.
 */
export function createClient() {
  const cache = createCache();
  const currentToken = () => getSession()?.token ?? null;
  let token = currentToken();

  const transport = ApolloLink.split(carriesFiles, createUploadLink('/graphql'), new BaseHttpLink({ uri: '/graphql' }));
  const http = ApolloLink.from([
    createCountsLink(),
    createStaleLink(),
    createPreloadLink(currentToken),
    createRetryLink(),
    createAuthLink(),
    transport,
  ]);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.from([
      createSessionEndLink(),
      createStepUpLink(),
      createActivityLink(),
      createTrustedLink(),
      splitByTransport(createRealtimeLink(), http),
    ]),
    defaultOptions,
    dataMasking: true,
  });

  subscribeSession(() => {
    if (currentToken() === token) return;
    token = currentToken();
    restartRealtime();
    // After a sign-in, the client repeats the queries of the current page as the member. After a sign-out, it sends no
    // query.
    const emptied = token ? client.resetStore() : client.clearStore();
    emptied.catch(() => undefined);
  });

  return client;
}

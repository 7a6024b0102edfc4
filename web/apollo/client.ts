import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createActivityLink } from './activity-link.ts';
import { createCache } from './cache.ts';
import { createCountsLink } from './counts.ts';
import { createAuthLink, createRetryLink, createSessionEndLink, splitByTransport } from './links.ts';
import { createPreloadLink } from './preload.ts';
import { createRealtimeLink, restartRealtime } from './realtime.ts';
import { getSession, subscribeSession } from '../storage/session.ts';
import { keepCache, restoreCache } from './snapshot.ts';
import { createStaleLink } from './stale.ts';
import { createStepUpLink } from './stepUp.ts';
import { carriesFiles, createUploadLink } from './upload.ts';

/** A page shows at once what the cache has, and then what the server says. */
export const defaultOptions: ApolloClient.DefaultOptions = {
  watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', refetchWritePolicy: 'merge' },
};

/**
 * The client of this tab: bearer token when there is a session, subscriptions over the socket. What one member saw is
 * dropped the moment another member signs in or the session ends, here or in another tab.
 */
export function createClient() {
  const cache = createCache();
  const currentToken = () => getSession()?.token ?? null;
  let token = currentToken();
  restoreCache(cache);

  const transport = ApolloLink.split(carriesFiles, createUploadLink('/graphql'), new HttpLink({ uri: '/graphql' }));
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
      splitByTransport(createRealtimeLink(), http),
    ]),
    defaultOptions,
  });

  subscribeSession(() => {
    if (currentToken() === token) return;
    token = currentToken();
    restartRealtime();
    // Signing in asks what is on the screen again, as the member; signing out must not ask anything.
    const emptied = token ? client.resetStore() : client.clearStore();
    emptied.catch(() => undefined);
  });
  keepCache(cache);

  return client;
}

import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from './cache.ts';
import { isSignedOut } from './faults.ts';
import { clearSession, getSession } from './session.ts';

/** The client of this tab: bearer token when there is a session; a session that has ended is forgotten. */
export function createClient() {
  const auth = new SetContextLink(() => {
    const session = getSession();
    return session ? { headers: { authorization: `Bearer ${session.token}` } } : {};
  });
  const sessionEnd = new ErrorLink(({ error }) => {
    if (isSignedOut(error)) clearSession();
  });

  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([sessionEnd, auth, new HttpLink({ uri: '/graphql' })]),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../storage/session.ts';

const START_DELAY_MS = 1_500; // ms; the visible content loads first

/** Removes posts that are gone from the screen. Its code and its socket load after the page. */
export function useLivePosts() {
  const client = useApolloClient();
  const token = useSession()?.token;

  useEffect(() => {
    let stop = () => clearTimeout(timer);
    let stopped = false;
    const timer = setTimeout(() => {
      import('./followPosts.ts').then(
        ({ followPosts }) => {
          if (!stopped) stop = followPosts(client);
        },
        // Without this code the page stays as it was loaded.
        () => undefined,
      );
    }, START_DELAY_MS);
    return () => {
      stopped = true;
      stop();
    };
  }, [client, token]);
}

import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../storage/session.ts';

const AFTER = 1_500; // ms: what is on the screen comes first

/** Keeps posts that are gone off the screen; its code and its socket come after the page. */
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
        // Without its code the page is as it was loaded.
        () => undefined,
      );
    }, AFTER);
    return () => {
      stopped = true;
      stop();
    };
  }, [client, token]);
}

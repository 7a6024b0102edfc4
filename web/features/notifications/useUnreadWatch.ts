import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../storage/session.ts';

const AFTER = 1_500; // ms: what is on the screen comes first

/** Keeps the count of unread notifications while a member is signed in; its code and its socket come after the page. */
export function useUnreadWatch() {
  const client = useApolloClient();
  const token = useSession()?.token;

  useEffect(() => {
    if (token === undefined) return;
    let stop = () => clearTimeout(timer);
    let stopped = false;
    const timer = setTimeout(() => {
      import('./watchUnread.ts').then(
        ({ watchUnread }) => {
          if (!stopped) stop = watchUnread(client);
        },
        // Without its code there is no badge until the next page load.
        () => undefined,
      );
    }, AFTER);
    return () => {
      stopped = true;
      stop();
    };
  }, [client, token]);
}

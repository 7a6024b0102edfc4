import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../storage/session.ts';

const START_DELAY_MS = 1_500; // ms; the visible content loads first

/** Keeps the unread count up to date for a signed-in member. Its code and its socket load after the page. */
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
        // Without this code there is no badge until the next page load.
        () => undefined,
      );
    }, START_DELAY_MS);
    return () => {
      stopped = true;
      stop();
    };
  }, [client, token]);
}

import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../storage/session.ts';

const START_DELAY_MS = 1_500; // ms; the visible content loads first

/**
 * Starts to watch for changes with this client.
 * @returns a function that stops it
 */
type Watch = (client: ApolloClient) => () => void;

/**
 * Watches for changes with code that is loaded after the page. If `load` is null, it watches nothing. If there is no
 * network, the code is loaded when the network is back.
 * @param load imports the code; must be the same function in each render
 */
export function useWatch(load: (() => Promise<Watch>) | null) {
  const client = useApolloClient();
  const token = useSession()?.token;

  useEffect(() => {
    if (!load) return;
    const ended = new AbortController();
    const { signal } = ended;
    const start = () => {
      load().then(
        (watch) => {
          if (!signal.aborted) signal.addEventListener('abort', watch(client));
        },
        () => addEventListener('online', start, { once: true, signal }),
      );
    };
    const timer = setTimeout(start, START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [client, token, load]);
}

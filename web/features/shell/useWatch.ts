import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../storage/session.ts';

const START_DELAY_MS = 1_500; // ms after which the code is loaded, so that the visible content loads first

/** Starts to watch for changes with the given Apollo client. @returns a function that stops watching */
type Watch = (client: ApolloClient) => () => void;

/**
 * Watches for changes with code that is loaded after the page. If `load` is null, nothing is watched. If there is no
 * network, the code is loaded when the network returns.
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

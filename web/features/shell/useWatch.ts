import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useSession } from '../../storage/session.ts';

const START_DELAY_MS = 1_500; // ms; the visible content loads first

/** Starts watching with this client, and returns the function that ends it. */
type Watch = (client: ApolloClient) => () => void;

/**
 * Watches for changes with code that loads after the page; null watches nothing. Without a connection the code loads
 * once it returns.
 * @param load imports the code; the same function in each render
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

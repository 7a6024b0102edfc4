import type { ApolloCache } from '@apollo/client';
import type { MessagesQuery, MessagesQueryVariables } from './generated/conversations.ts';
import { pageQuery, pagesUpTo, type MessagePage } from './messagePages.ts';

/**
 * Watches the older pages of a conversation in the cache. Every page is watched by itself, so that a change costs one
 * page and not the whole history.
 */
export function createOlderPages(cache: ApolloCache, conversationId: string) {
  const watched = new Map<string, { page: MessagePage | null; stop: () => void }>();
  let listener: (() => void) | null = null;
  let shown: readonly MessagePage[] = [];

  function watch(before: string) {
    const entry = { page: cached(before), stop: () => {} };
    entry.stop = cache.watch<MessagesQuery, MessagesQueryVariables>({
      ...pageQuery(conversationId, before),
      optimistic: true,
      callback: ({ complete, result }) => {
        const page = (complete && result.conversation?.messages) || null;
        if (page === entry.page) return;
        entry.page = page;
        listener?.();
      },
    });
    watched.set(before, entry);
    return entry;
  }

  function cached(before: string) {
    const { complete, result } = cache.diff<MessagesQuery, MessagesQueryVariables>({
      ...pageQuery(conversationId, before),
      optimistic: true,
    });
    return (complete && result.conversation?.messages) || null;
  }

  function pageBefore(before: string) {
    if (listener) return (watched.get(before) ?? watch(before)).page;
    return cached(before);
  }

  return {
    /** Returns the cached pages before a cursor. If no page has changed, returns the same array as the last time. */
    read: (end: string | null) => {
      const pages = pagesUpTo(end, pageBefore);
      const isSame = pages.length === shown.length && pages.every((page, index) => page === shown[index]);
      if (!isSame) shown = pages;
      return shown;
    },
    /**
     * Calls a function after each change of a page that was read.
     * @returns a function that stops this
     */
    subscribe: (onChange: () => void) => {
      listener = onChange;
      return () => {
        listener = null;
        for (const { stop } of watched.values()) stop();
        watched.clear();
      };
    },
  };
}

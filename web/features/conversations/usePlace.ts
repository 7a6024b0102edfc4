import { useEffect, useState } from 'react';
import { readChatPlace } from './places.ts';

/** If the saved position is more pages back than this, the conversation opens at its end instead. */
const MAX_PAGES = 20;

type History = {
  firstSeq: number | undefined;
  hasOlder: boolean;
  olderFailed: boolean;
  loadOlder: () => Promise<void>;
};

/**
 * Returns the saved scroll position in a conversation. After a reload, loads the messages back to that position first;
 * `isReady` is false until they are loaded.
 */
export function usePlace(conversationId: string, { firstSeq, hasOlder, olderFailed, loadOlder }: History) {
  const [place] = useState(() => readChatPlace(conversationId));
  const [pages, setPages] = useState(0);
  const lacks =
    place !== null && firstSeq !== undefined && firstSeq > place.seq && hasOlder && !olderFailed && pages < MAX_PAGES;

  useEffect(() => {
    if (lacks) void loadOlder().then(() => setPages((count) => count + 1));
  }, [lacks, firstSeq, loadOlder]);

  return { place, isReady: !lacks };
}

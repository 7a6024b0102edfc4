import type { StoredText } from '../../storage/createStoredText.ts';

const FLUSH = 5_000; // ms
const MAX_BATCH = 50;

type ViewTrackerOptions = {
  /** Sends one batch of at most 50; what it does with a failure is its own business. */
  send: (postIds: string[]) => void;
  /** Where it keeps what was seen, of each viewer for itself. */
  seen: StoredText;
};

/** Collects the posts seen, each once per session, and sends them every five seconds or when the page goes away. */
export function createViewTracker({ send, seen }: ViewTrackerOptions) {
  const waiting: string[] = [];
  /** Who has seen what waits: another viewer does not say so for them. */
  let viewer = seen.nameOf();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (seen.nameOf() !== viewer) waiting.length = 0;
    while (waiting.length > 0) send(waiting.splice(0, MAX_BATCH));
  }

  function record(postId: string) {
    const known = new Set(seen.read()?.split(' '));
    if (known.has(postId)) return;
    if (seen.nameOf() !== viewer) waiting.length = 0;
    viewer = seen.nameOf();
    seen.write([...known.add(postId)].join(' '));
    waiting.push(postId);
    timer ??= setTimeout(flush, FLUSH);
  }

  return {
    flush,
    /**
     * For a card that comes up now. @returns to be called once it was seen. It counts for the viewer it came up for:
     * when a session ends, the card stands until the login page is loaded, and no visitor is looking at it.
     */
    seenLater: (postId: string) => {
      const began = seen.nameOf();
      return () => {
        if (seen.nameOf() === began) record(postId);
      };
    },
  };
}

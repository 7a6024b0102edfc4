import type { StoredText } from '../../storage/createStoredText.ts';

const FLUSH_MS = 5_000;
const MAX_BATCH = 50;

type ViewTrackerOptions = {
  /** Sends a batch of at most 50, and handles its own errors. */
  send: (postIds: string[]) => void;
  /** Stores the seen ids, separately for each viewer. */
  seen: StoredText;
};

/** Collects seen posts, each once per session, and sends them every five seconds and when the page is left. */
export function createViewTracker({ send, seen }: ViewTrackerOptions) {
  const waiting: string[] = [];
  /** The viewer of the waiting posts: after a change of the viewer they are dropped. */
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
    timer ??= setTimeout(flush, FLUSH_MS);
  }

  return {
    flush,
    /**
     * For a card that appears now.
     * @returns a function to call once the card was seen. The view counts only for the viewer at the time of this call:
     * when a session ends, the card stays until the login page has loaded, and must not count as a visitor's view.
     */
    seenLater: (postId: string) => {
      const began = seen.nameOf();
      return () => {
        if (seen.nameOf() === began) record(postId);
      };
    },
  };
}

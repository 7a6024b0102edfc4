import type { StoredText } from '../../storage/createStoredText.ts';

const FLUSH_MS = 5_000;
const MAX_BATCH = 50;

type ViewTrackerOptions = {
  /**
   * Sends a batch of at most 50 post ids to the server, with the ms since each view. Must handle its own errors.
   */
  send: (postIds: string[], ages: number[]) => void;
  /** The stored ids of the posts that each viewer has seen. */
  seen: StoredText;
};

/**
 * Collects the posts that the viewer has seen, each post one time per session. Sends the collected posts every five
 * seconds and when the viewer leaves the page.
 */
export function createViewTracker({ send, seen }: ViewTrackerOptions) {
  const waiting: (readonly [postId: string, at: number])[] = [];
  /**
   * The viewer that has seen the posts in `waiting`. If another viewer signs in or the session ends, the waiting posts
   * are dropped.
   */
  let viewer = seen.nameOf();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (seen.nameOf() !== viewer) waiting.length = 0;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH);
      send(
        batch.map(([postId]) => postId),
        batch.map(([, at]) => Math.round(performance.now() - at)),
      );
    }
  }

  function record(postId: string) {
    const known = new Set(seen.read()?.split(' '));
    if (known.has(postId)) return;
    if (seen.nameOf() !== viewer) waiting.length = 0;
    viewer = seen.nameOf();
    seen.write([...known.add(postId)].join(' '));
    waiting.push([postId, performance.now()]);
    timer ??= setTimeout(flush, FLUSH_MS);
  }

  return {
    flush,
    /**
     * Call this when a card appears.
     * @returns a function to call when the viewer has seen the card. The function records the view only if the viewer
     * has not changed: after the end of a session, the card stays until the login page has loaded, and must not count
     * as a visitor's view.
     */
    seenLater: (postId: string) => {
      const began = seen.nameOf();
      return () => {
        if (seen.nameOf() === began) record(postId);
      };
    },
  };
}

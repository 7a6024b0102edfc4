const FLUSH = 5_000; // ms
const MAX_BATCH = 50;
const SEEN_KEY = 'viewed-posts';

type ViewTrackerOptions = {
  /** Sends one batch of at most 50; what it does with a failure is its own business. */
  send: (postIds: string[]) => void;
  storage: Storage;
  /** Where it keeps what was seen. */
  key?: string;
};

/** Collects the posts seen, each once per session, and sends them every five seconds or when the page goes away. */
export function createViewTracker({ send, storage, key = SEEN_KEY }: ViewTrackerOptions) {
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) send(waiting.splice(0, MAX_BATCH));
  }

  return {
    flush,
    record: (postId: string) => {
      // Session storage is emptied with the session, so whoever signs in next is counted anew.
      const seen = new Set(storage.getItem(key)?.split(' '));
      if (seen.has(postId)) return;
      storage.setItem(key, [...seen.add(postId)].join(' '));
      waiting.push(postId);
      timer ??= setTimeout(flush, FLUSH);
    },
  };
}

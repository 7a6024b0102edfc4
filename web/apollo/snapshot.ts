import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';

/** Ends in a number that goes up when something is kept in another shape: an older tab's cache is not taken over then. */
export const SNAPSHOT_KEY = 'brasa-cache-2';
const MAX_AGE = 10 * 60_000; // ms: well within the life of signed media URLs
const MAX_LENGTH = 1_500_000; // characters, of the some 5 million a tab may keep

type Snapshot = { savedAt: number; viewerId: string | null; data: NormalizedCacheObject };

/** Fills the cache with what this tab had before a reload, so that the feed stands where it stood. */
export function restoreCache(cache: InMemoryCache, viewerId: string | null) {
  const text = sessionStorage.getItem(SNAPSHOT_KEY);
  sessionStorage.removeItem(SNAPSHOT_KEY);
  const snapshot = text ? parse(text) : null;
  if (snapshot && snapshot.viewerId === viewerId && Date.now() - snapshot.savedAt < MAX_AGE)
    cache.restore(snapshot.data);
}

/** Leaves the cache for `restoreCache` when the page goes away. */
export function keepCache(cache: InMemoryCache, currentViewerId: () => string | null) {
  window.addEventListener('pagehide', () => {
    const snapshot: Snapshot = { savedAt: Date.now(), viewerId: currentViewerId(), data: cache.extract() };
    const text = JSON.stringify(snapshot);
    try {
      if (text.length < MAX_LENGTH) sessionStorage.setItem(SNAPSHOT_KEY, text);
    } catch {
      // A full or forbidden store costs the place in the feed, nothing more.
    }
  });
}

function parse(text: string): Snapshot | null {
  try {
    const value: unknown = JSON.parse(text);
    return isSnapshot(value) ? value : null;
  } catch {
    return null;
  }
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'savedAt' in value &&
    typeof value.savedAt === 'number' &&
    'viewerId' in value &&
    'data' in value &&
    typeof value.data === 'object'
  );
}

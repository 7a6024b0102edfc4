import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { createStoredText } from '../storage/createStoredText.ts';

/**
 * The storage key of the cache snapshot. Increase its number when the shape of the cached data changes, so that a
 * snapshot of an older version is not restored.
 */
export const SNAPSHOT_KEY = 'brasa-cache-6';
const stored = createStoredText(SNAPSHOT_KEY, { area: 'session', per: 'viewer' });
const MAX_AGE_MS = 10 * 60_000; // ms; the maximum age of a snapshot, well below the lifetime of signed media URLs
// the maximum length of a snapshot; a browser stores about 5 million characters per tab
const MAX_CHARACTERS = 1_500_000;

type Snapshot = { savedAt: number; data: NormalizedCacheObject };

/**
 * Fills the cache from the snapshot that this tab stored before a reload, so that the feed keeps its scroll position.
 */
export function restoreCache(cache: InMemoryCache) {
  const text = stored.read();
  stored.write(null);
  const snapshot = text ? parse(text) : null;
  if (snapshot && Date.now() - snapshot.savedAt < MAX_AGE_MS) cache.restore(snapshot.data);
}

/** Stores the cache when the member leaves or reloads the page, so that `restoreCache` can restore it. */
export function keepCache(cache: InMemoryCache) {
  window.addEventListener('pagehide', () => {
    const snapshot: Snapshot = { savedAt: Date.now(), data: cache.extract() };
    const text = JSON.stringify(snapshot);
    if (text.length < MAX_CHARACTERS) stored.write(text);
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
    'data' in value &&
    typeof value.data === 'object'
  );
}

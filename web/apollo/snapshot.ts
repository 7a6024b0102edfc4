import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { createStoredText } from '../storage/createStoredText.ts';

/**
 * Ends in a number that goes up when something is kept in another shape: an older tab's cache is not taken over then.
 */
export const SNAPSHOT_KEY = 'brasa-cache-5';
const stored = createStoredText(SNAPSHOT_KEY, { area: 'session', per: 'viewer' });
const MAX_AGE = 10 * 60_000; // ms: well within the life of signed media URLs
const MAX_LENGTH = 1_500_000; // characters, of the some 5 million a tab may keep

type Snapshot = { savedAt: number; data: NormalizedCacheObject };

/** Fills the cache with what this tab had before a reload, so that the feed stands where it stood. */
export function restoreCache(cache: InMemoryCache) {
  const text = stored.read();
  stored.write(null);
  const snapshot = text ? parse(text) : null;
  if (snapshot && Date.now() - snapshot.savedAt < MAX_AGE) cache.restore(snapshot.data);
}

/** Leaves the cache for `restoreCache` when the page goes away. */
export function keepCache(cache: InMemoryCache) {
  window.addEventListener('pagehide', () => {
    const snapshot: Snapshot = { savedAt: Date.now(), data: cache.extract() };
    const text = JSON.stringify(snapshot);
    if (text.length < MAX_LENGTH) stored.write(text);
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

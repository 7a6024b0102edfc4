import type { ApolloCache } from '@apollo/client';

type Revision = number | null;

/** The changes of each count that events have told and no answer has had yet. */
const told = new WeakMap<ApolloCache, Map<string, Set<number>>>();

/**
 * Whether a change that an event tells is to be counted: once, and not where the count was answered with it.
 * @param of what is counted, by its cache id
 * @param known the revision that the count was answered at
 * @param revision the one that the change made; null from a platform that does not say it: then each is counted
 */
export function countsAnew(cache: ApolloCache, of: string | undefined, known: Revision, revision: Revision) {
  if (of === undefined || known === null || revision === null) return true;
  const ofCache = told.get(cache) ?? new Map<string, Set<number>>();
  told.set(cache, ofCache);
  const later = new Set([...(ofCache.get(of) ?? [])].filter((each) => each > known));
  ofCache.set(of, later);
  if (revision <= known || later.has(revision)) return false;
  later.add(revision);
  return true;
}

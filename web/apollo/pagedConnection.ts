import type { FieldPolicy, Reference } from '@apollo/client/cache';

export interface StoredEdge {
  __typename: string;
  cursor: string;
  node: Reference;
}

/** A page of the connection as the server returns it. */
interface Incoming {
  edges: readonly StoredEdge[];
  pageInfo: { startCursor?: string | null; hasPreviousPage?: boolean };
}

export interface StoredPage extends Incoming {
  /** The cursor before which the page ends, or null for the newest page. */
  before: string | null;
}

/**
 * The field policy of a connection that is paged backwards and grows to thousands of edges. Every page is a field of
 * its own in the cache, under the cursor before which the page ends (see messagePages.ts). The reason: Apollo reads and
 * compares a changed result edge by edge. With one list of 10,000 edges, each new edge would take a long task.
 */
export const pagedConnection: FieldPolicy<StoredPage, Incoming> = {
  keyArgs: ['before'],
  merge(_known, incoming, { args }) {
    const before: unknown = args?.['before'];
    return { ...incoming, before: typeof before === 'string' ? before : null };
  },
};

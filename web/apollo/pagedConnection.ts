import type { FieldPolicy, Reference } from '@apollo/client/cache';

export interface StoredEdge {
  __typename: string;
  cursor: string;
  node: Reference;
}

type Page = readonly StoredEdge[];

export interface PagedConnection {
  edges: readonly Page[];
  pageInfo: PageInfo;
}

/** A page of the connection as the server returns it. */
interface Incoming {
  edges: Page;
  pageInfo: PageInfo;
}

interface PageInfo {
  startCursor?: string | null;
  hasPreviousPage?: boolean;
}

/**
 * The field policy of a connection that is paged backwards and grows to thousands of edges. Every page stays a separate
 * array, in the cache and in query results (see messagePages.ts). The reason: Apollo can reuse an earlier result for an
 * array only if the array is the same object. With one long array, Apollo would read every edge again, several times,
 * for each new page.
 */
export const pagedConnection: FieldPolicy<PagedConnection, Incoming> = {
  keyArgs: false,
  merge(known, incoming, { args }) {
    const { edges, pageInfo } = incoming;
    const { startCursor, hasPreviousPage } = pageInfo;
    if (!known || !args?.['before']) return { ...incoming, edges: [edges] };
    // The list was reset after this page was requested, so drop the page. The next page request continues from the
    // start of the new list.
    if (known.pageInfo.startCursor !== args['before']) return known;
    return {
      ...known,
      edges: [edges, ...known.edges],
      pageInfo: { ...known.pageInfo, startCursor, hasPreviousPage },
    };
  },
};

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

/** As the server gives it. */
interface Incoming {
  edges: Page;
  pageInfo: PageInfo;
}

interface PageInfo {
  startCursor?: string | null;
  hasPreviousPage?: boolean;
}

/**
 * A connection that is read backwards and grows to thousands. Apollo keeps what it has read of an array for as long as
 * it is the same array; of one long list it would read every edge anew, and more than once, with each page that comes.
 * So every page stays an array of its own, in the cache and in what queries give: see messagePages.ts.
 */
export const pagedConnection: FieldPolicy<PagedConnection, Incoming> = {
  keyArgs: false,
  merge(known, incoming, { args }) {
    const { edges, pageInfo } = incoming;
    const { startCursor, hasPreviousPage } = pageInfo;
    if (!known || !args?.['before']) return { ...incoming, edges: [edges] };
    // The list has begun anew since the page was asked for: what stands before it now is asked for next.
    if (known.pageInfo.startCursor !== args['before']) return known;
    return {
      ...known,
      edges: [edges, ...known.edges],
      pageInfo: { ...known.pageInfo, startCursor, hasPreviousPage },
    };
  },
};

import type { PagedConnection, StoredEdge } from '../../apollo/pagedConnection.ts';

const FULL = 50; // messages; while the last page has fewer, a new message joins this page

/** Returns the edges of all pages in one list. */
export function edgesOf<Edge extends object>({ edges }: { edges: readonly Edge[] }): Edge[] {
  const list: Edge[] = [];
  return list.concat(...edges);
}

/** Inserts a message into the page of its sequence number, unless the list has it already. */
export function withEdge(known: PagedConnection, edge: StoredEdge): PagedConnection {
  const pages = known.edges;
  if (pages.some((page) => page.some(({ node }) => node.__ref === edge.node.__ref))) return known;
  const at = pages.findIndex((page) => seqOf(page.at(-1)) > seqOf(edge));
  if (at !== -1) {
    return { ...known, edges: pages.map((page, index) => (index === at ? [...page, edge].sort(bySeq) : page)) };
  }
  const newest = pages.at(-1);
  const edges = newest && newest.length < FULL ? [...pages.slice(0, -1), [...newest, edge]] : [...pages, [edge]];
  return { ...known, edges };
}

export function withoutNode(known: PagedConnection, ref: string | undefined): PagedConnection {
  const isIt = ({ node }: StoredEdge) => node.__ref === ref;
  return { ...known, edges: known.edges.map((page) => (page.some(isIt) ? page.filter((edge) => !isIt(edge)) : page)) };
}

/** A message's cursor is its sequence number. */
function seqOf(edge: StoredEdge | undefined) {
  return Number(edge?.cursor ?? -1);
}

function bySeq(one: StoredEdge, other: StoredEdge) {
  return seqOf(one) - seqOf(other);
}

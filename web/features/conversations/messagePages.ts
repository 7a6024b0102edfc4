import type { PagedConnection, StoredEdge } from '../../apollo/pagedConnection.ts';

const FULL = 50; // the page size; a new message joins the last page while that page is not full

/** Returns the edges of all pages in a single array. */
export function edgesOf<Edge extends object>({ edges }: { edges: readonly Edge[] }): Edge[] {
  const list: Edge[] = [];
  return list.concat(...edges);
}

/** Inserts a message into the page to which its sequence number belongs, unless a page already contains the message. */
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

/** Returns the sequence number of a message, which is also the message's cursor. */
function seqOf(edge: StoredEdge | undefined) {
  return Number(edge?.cursor ?? -1);
}

function bySeq(one: StoredEdge, other: StoredEdge) {
  return seqOf(one) - seqOf(other);
}

import type { FieldMergeFunction, FieldPolicy, InMemoryCache, Reference } from '@apollo/client/cache';
import { growingList } from './growingList.ts';

/** The number of loaded rows at which a list is shortened. */
export const MAX_LOADED = 150;
/** The number of rows that stay loaded above and below the page that has arrived, near which the viewer reads. */
const KEPT_AROUND = 60;
/** The number of rows at the start of a list that always stay loaded: a link to the list shows them immediately. */
const KEPT_AT_START = 20;

/** An edge of the list. Its node is null while the row is hollow: the cache has only the cursor of the row. */
type Edge = { cursor: string; node: Reference | null };
type List = { edges: readonly Edge[]; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
type Merge = FieldMergeFunction<List, List>;

/** For each list on the page: the ids of the rows that must stay loaded. */
const kept = new Map<object, ReadonlySet<string>>();

/**
 * Notes the ids of the rows near the screen, and of the rows that the viewer uses. They stay loaded, wherever the page
 * that shortens their list arrives.
 * @param list identifies the list, because a page can show several lists
 */
export function keepLoaded(list: object, ids: readonly string[]) {
  if (ids.length > 0) kept.set(list, new Set(ids));
  else kept.delete(list);
}

/**
 * Bounds the lists in the cache that grow while the viewer scrolls: a list keeps only the rows around the place where
 * the viewer reads. The other rows become hollow, and fillRows.ts loads them again when the viewer scrolls back.
 * Because each row keeps its index, no row moves on the screen. These policies are added here, because the cache itself
 * is loaded before the first paint.
 * @param onShortened called after rows of a list have become hollow
 */
export function boundLists({ policies }: InMemoryCache, onShortened: () => void) {
  const bounded = { merge: boundedMerge(growingList(), onShortened) };
  policies.addTypePolicies({
    Query: {
      fields: {
        commentReplies: bounded,
        communityFeed: bounded,
        conversations: bounded,
        discover: bounded,
        discoverCommunities: bounded,
        discoverPosts: bounded,
        feed: bounded,
        followRequests: bounded,
        messageRequests: bounded,
        moderationAppeals: bounded,
        moderationCases: bounded,
        moderationLog: bounded,
        moderationNotices: bounded,
        myAds: bounded,
        myCommunities: bounded,
        myPeople: bounded,
        notifications: bounded,
        payments: bounded,
        postsLeftBehind: bounded,
      },
    },
    Community: { fields: { members: bounded, requests: bounded } },
    Post: { fields: { comments: bounded } },
    Profile: { fields: { posts: bounded } },
  });
}

function boundedMerge({ merge }: FieldPolicy, onShortened: () => void): Merge | undefined {
  if (typeof merge !== 'function') return undefined;
  const relayed: Merge = merge;
  const grow: Merge = (known, incoming, options) => withoutCursors(relayed(known, incoming, options), incoming);
  return (known, incoming, options) => {
    const after: unknown = options.args?.['after'];
    if (!known || !after) return grow(known && withNodes(known, incoming), incoming, options);
    const grown = grow(known, incoming, options);
    const at = known.edges.findIndex(({ cursor }) => cursor === after);
    const isInside = at >= 0 && at < known.edges.length - 1 && incoming.pageInfo.hasNextPage;
    const list = isInside ? fill(known, at + 1, incoming) : grown;
    const start = isInside ? at + 1 : list.edges.length - incoming.edges.length;
    if (list === known || list.edges.filter(({ node }) => node).length <= MAX_LOADED) return list;
    onShortened();
    return { ...list, edges: hollowed(list.edges, start - KEPT_AROUND, start + incoming.edges.length + KEPT_AROUND) };
  };
}

/**
 * Takes the cursors from the rows that this tab has inserted. Relay's merge function has given the first and the last
 * row of the list the cursors of its ends, which belong to other rows.
 */
function withoutCursors(list: List, { edges }: List): List {
  const inserted = new Set(edges.flatMap(({ cursor, node }) => (cursor === '' && node ? [node.__ref] : [])));
  if (inserted.size === 0) return list;
  return {
    ...list,
    edges: list.edges.map((edge) => (edge.node && inserted.has(edge.node.__ref) ? { ...edge, cursor: '' } : edge)),
  };
}

/**
 * Fills hollow rows with the nodes of a page that has the same cursors. Without this, a first page that ends at a
 * hollow row would replace the whole list, because growingList.ts finds the last row of the page by its node.
 */
function withNodes(known: List, { edges }: List): List {
  const nodes = new Map(edges.map(({ cursor, node }) => [cursor, node]));
  return {
    ...known,
    edges: known.edges.map((edge) => ({ ...edge, node: edge.node ?? nodes.get(edge.cursor) ?? null })),
  };
}

/**
 * Puts a page into the list at an index, in place of the rows that were there. The rows below the page stay. If the
 * page reaches the end of the list, the list goes on where the page ends.
 */
function fill(known: List, start: number, { edges, pageInfo: { endCursor, hasNextPage } }: List): List {
  const cursors = new Set(edges.map(({ cursor }) => cursor));
  const last = known.edges.findLastIndex(({ cursor }) => cursors.has(cursor));
  const end = last < start ? start + edges.length : last + 1;
  const filled = { ...known, edges: [...known.edges.slice(0, start), ...edges, ...known.edges.slice(end)] };
  if (end < known.edges.length) return filled;
  return { ...filled, pageInfo: { ...known.pageInfo, endCursor, hasNextPage } };
}

/** A row without a cursor, which this tab has inserted, stays loaded: no request could load it again. */
function hollowed(edges: readonly Edge[], from: number, to: number) {
  return edges.map((edge, index) =>
    index < KEPT_AT_START || (index >= from && index < to) || !edge.node || !edge.cursor || isKept(edge.node)
      ? edge
      : { ...edge, node: null },
  );
}

function isKept({ __ref }: Reference) {
  const id = __ref.slice(__ref.indexOf(':') + 1);
  return [...kept.values()].some((ids) => ids.has(id));
}

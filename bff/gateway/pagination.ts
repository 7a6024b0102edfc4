import { z } from 'zod';
import { Fault } from './errors.ts';

/** The wire's paging fields (API.md, "Paging"). */
export const pagingWire = z.object({
  cursorBefore: z.string().nullish(),
  cursorAfter: z.string().nullish(),
  hasMore: z.boolean(),
});

/** The paging fields of a call that SPEC 7 lists, which may omit `hasMore`. */
export const specPagingWire = pagingWire.extend({ hasMore: z.boolean().optional() });

/** Paging for a SPEC 7 list that comes without any: the list is complete. */
export const wholeList = { hasMore: false };

/** Returns the page size, for pricing and for the call. A client may send null in spite of a default. */
export function pageSize(first: unknown) {
  return typeof first === 'number' ? first : 10;
}

/** The number of members that a notification names (schema/notifications.graphql). Pricing uses it, too. */
export const MAX_ACTORS = 3;

/** The most ids of `Query.nodes`: each is a request to the platform. */
export const MAX_NODES = 30;

export interface PageArguments {
  /** 1 to 50 (`limits.ts`), or null. */
  first: number | null;
  after?: string | null | undefined;
  before?: string | null | undefined;
}

export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null | undefined;
    endCursor: string | null | undefined;
  };
}

/**
 * Returns the wire's query for a page.
 * @throws {Fault} BAD_USER_INPUT if both directions are requested at once
 */
export function pagingQuery({ first, after, before }: PageArguments) {
  if (after != null && before != null) {
    throw new Fault('BAD_USER_INPUT', '`after` and `before` cannot be combined.');
  }
  return { cursorSize: String(pageSize(first)), cursorAfter: after ?? undefined, cursorBefore: before ?? undefined };
}

/**
 * Converts a page of the wire to a connection. The wire's `hasMore` refers to the requested direction. Without it,
 * there is more as long as a page has items and a cursor to continue from.
 */
export function connectionOf<Item extends { cursor?: string | undefined }, Node>(
  items: Item[],
  paging: z.infer<typeof specPagingWire>,
  request: PageArguments,
  toNode: (item: Item) => Node,
): Connection<Node> {
  const backwards = request.before != null;
  const { cursorBefore, cursorAfter } = paging;
  const goesOn = items.length > 0 && (backwards ? cursorBefore : cursorAfter) != null;
  const hasMore = paging.hasMore ?? goesOn;

  return {
    edges: items.map((item) => ({ cursor: item.cursor ?? '', node: toNode(item) })),
    pageInfo: {
      hasNextPage: backwards || hasMore,
      hasPreviousPage: backwards ? hasMore : request.after != null,
      startCursor: cursorBefore,
      endCursor: cursorAfter,
    },
  };
}

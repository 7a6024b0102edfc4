import { z } from 'zod';
import { Fault } from './errors.ts';

/** The paging fields of the platform's responses (API.md, "Paging"). */
export const pagingWire = z.object({
  cursorBefore: z.string().nullish(),
  cursorAfter: z.string().nullish(),
  hasMore: z.boolean(),
});

/** The paging fields of a call that SPEC.md section 7 defines. The response of such a call may omit `hasMore`. */
export const specPagingWire = pagingWire.extend({ hasMore: z.boolean().optional() });

/** The paging fields for a list that SPEC.md section 7 returns without them. Such a list is always complete. */
export const wholeList = { hasMore: false };

/**
 * Returns the page size, both for the call to the platform and for the computed cost. Applies the default of the schema
 * here too, because a client may send null.
 */
export function pageSize(first: unknown) {
  return typeof first === 'number' ? first : 10;
}

/**
 * The maximum number of members that a notification lists (schema/notifications.graphql). The computed cost uses this
 * number too.
 */
export const MAX_ACTORS = 3;

/** The maximum number of ids that `Query.nodes` accepts. Each id needs its own request to the platform. */
export const MAX_NODES = 30;

export interface PageArguments {
  /** The page size, from 1 to 50 (`limits.ts`). Null means the default page size. Ignored if `last` is given. */
  first?: number | null | undefined;
  /** The page size for the last entries of the list, or of its part before the cursor `before`. */
  last?: number | null | undefined;
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
 * Converts page arguments to the platform's query parameters.
 * @throws {Fault} BAD_USER_INPUT if `after` is given together with `before` or `last`
 */
export function pagingQuery({ first, last, after, before }: PageArguments) {
  if (after != null && before != null) {
    throw new Fault('BAD_USER_INPUT', '`after` and `before` cannot be combined.');
  }
  if (after != null && last != null) {
    throw new Fault('BAD_USER_INPUT', '`after` and `last` cannot be combined: `last` goes with `before`.');
  }
  return {
    cursorSize: String(pageSize(last ?? first)),
    cursorAfter: after ?? undefined,
    cursorBefore: before ?? undefined,
    cursorLast: last == null ? undefined : 'true',
  };
}

/**
 * Converts a page of the platform to a Connection. `hasMore` says if the platform has more items in the direction of
 * the request. If `hasMore` is absent, there is another page if this page has items and a cursor to continue from.
 */
export function connectionOf<Item extends { cursor?: string | undefined }, Node>(
  items: Item[],
  paging: z.infer<typeof specPagingWire>,
  request: PageArguments,
  toNode: (item: Item) => Node,
): Connection<Node> {
  const backwards = request.before != null || request.last != null;
  const { cursorBefore, cursorAfter } = paging;
  const goesOn = items.length > 0 && (backwards ? cursorBefore : cursorAfter) != null;
  const hasMore = paging.hasMore ?? goesOn;

  return {
    edges: items.map((item) => ({ cursor: item.cursor ?? '', node: toNode(item) })),
    pageInfo: {
      hasNextPage: backwards ? request.before != null : hasMore,
      hasPreviousPage: backwards ? hasMore : request.after != null,
      startCursor: cursorBefore,
      endCursor: cursorAfter,
    },
  };
}

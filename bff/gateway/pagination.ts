import { z } from 'zod';
import { Fault } from './errors.ts';

/** Where a page stands, on the wire (API.md, "Paging"). */
export const pagingWire = z.object({
  cursorBefore: z.string().nullish(),
  cursorAfter: z.string().nullish(),
  hasMore: z.boolean(),
});

/** The same of a call that SPEC 7 lists: its paging says where a page stands, and not whether there is more. */
export const specPagingWire = pagingWire.extend({ hasMore: z.boolean().optional() });

/** A list of SPEC 7's that comes without paging is all there is. */
export const wholeList = { hasMore: false };

/** How many are asked for, by which a page is priced and sent; null is what a client may say in spite of a default. */
export function pageSize(first: unknown) {
  return typeof first === 'number' ? first : 10;
}

/** Members whom a notification names (schema/notifications.graphql), and by whom it is priced. */
export const MAX_ACTORS = 3;

export interface PageRequest {
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
 * The wire's query for a page.
 * @throws {Fault} BAD_USER_INPUT when both directions are asked at once.
 */
export function pagingQuery({ first, after, before }: PageRequest) {
  if (after != null && before != null) {
    throw new Fault('BAD_USER_INPUT', '`after` and `before` cannot be combined.');
  }
  return { cursorSize: String(pageSize(first)), cursorAfter: after ?? undefined, cursorBefore: before ?? undefined };
}

/**
 * A page of the wire as a connection. The wire's `hasMore` speaks of the direction that was asked; without it there is
 * more as long as a page holds something and a cursor to go on from.
 */
export function connectionOf<Item extends { cursor?: string | undefined }, Node>(
  items: Item[],
  paging: z.infer<typeof specPagingWire>,
  request: PageRequest,
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

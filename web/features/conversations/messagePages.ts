import type { ApolloCache } from '@apollo/client';
import type { StoredEdge, StoredPage } from '../../apollo/pagedConnection.ts';
import { MessagesDocument, type MessagesQuery } from './generated/conversations.ts';

export const MESSAGES_PAGE = 30;

const FULL = 50; // the number of messages that stay in the newest page when it is split

/** A page of messages in the cache. The start cursor of a page is the key of the next older page. */
export type MessagePage = NonNullable<MessagesQuery['conversation']>['messages'];

/** Returns the query of the page that ends before a cursor, or of the newest page. */
export function pageQuery(conversationId: string, before?: string) {
  const variables = { id: conversationId, first: MESSAGES_PAGE, ...(before !== undefined && { before }) };
  return { query: MessagesDocument, variables };
}

/** Returns the cursor of the next older page, or null if this page is the oldest. */
export function cursorOfOlder({ pageInfo }: MessagePage) {
  return pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null;
}

/**
 * Returns the number of the last message before the first gap in a page. The viewer's own message, which a request
 * returns, may follow messages of others that the stream has not sent yet.
 */
export function lastWithoutGap({ edges }: MessagePage) {
  const seqs = edges.map(({ cursor }) => seqOf(cursor));
  const gap = seqs.findIndex((seq, index) => index > 0 && seq !== (seqs[index - 1] ?? 0) + 1);
  return (gap === -1 ? seqs.at(-1) : seqs[gap - 1]) ?? 0;
}

/** Returns the messages of several pages in a single array. */
export function messagesIn(pages: readonly MessagePage[]) {
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node));
}

/**
 * Follows the pages from a cursor to the older pages, until a page is not cached.
 * @returns the pages from the oldest to the newest; there is no gap between two pages
 */
export function pagesUpTo(end: string | null, pageBefore: (cursor: string) => MessagePage | null) {
  const pages: MessagePage[] = [];
  for (let cursor = end; cursor !== null;) {
    const page = pageBefore(cursor);
    const next = page && cursorOfOlder(page);
    // Without the second check, a page that does not begin before its own cursor would be followed forever.
    if (!page || seqOf(next) >= seqOf(cursor)) break;
    pages.push(page);
    cursor = next;
  }
  return pages.reverse();
}

/** Returns the cached pages of a conversation, from the oldest to the newest. */
export function readPages(cache: ApolloCache, conversationId: string) {
  const pageBefore = (cursor?: string) =>
    cache.readQuery(pageQuery(conversationId, cursor))?.conversation?.messages ?? null;
  const newest = pageBefore();
  return newest ? [...pagesUpTo(cursorOfOlder(newest), pageBefore), newest] : [];
}

/** Inserts a message into the page that covers its sequence number, unless the page already contains the message. */
export function withEdge(page: StoredPage, edge: StoredEdge): StoredPage {
  const { before, edges, pageInfo } = page;
  const seq = seqOf(edge.cursor);
  const start = pageInfo.hasPreviousPage ? seqOf(pageInfo.startCursor) : 0;
  if (seq < start || (before !== null && seq >= seqOf(before))) return page;
  if (edges.some(({ node }) => node.__ref === edge.node.__ref)) return page;
  return { ...page, edges: [...edges, edge].sort((one, other) => seqOf(one.cursor) - seqOf(other.cursor)) };
}

export function withoutNode(page: StoredPage, ref: string | undefined): StoredPage {
  const edges = page.edges.filter(({ node }) => node.__ref !== ref);
  return edges.length < page.edges.length ? { ...page, edges } : page;
}

/**
 * Moves the older messages of the newest page to a page of their own when the newest page has become long. Without
 * this, each arriving message would cost more than the one before.
 */
export function splitNewest(cache: ApolloCache, conversationId: string) {
  const conversation = cache.readQuery(pageQuery(conversationId))?.conversation;
  const { edges, pageInfo } = conversation?.messages ?? { edges: [], pageInfo: null };
  const newer = edges.slice(-FULL);
  const before = newer[0]?.cursor;
  if (!conversation || !pageInfo || before === undefined || edges.length < 2 * FULL) return;
  const write = (page: Partial<MessagePage>, cursor?: string) =>
    cache.writeQuery({
      ...pageQuery(conversationId, cursor),
      data: { conversation: { ...conversation, messages: { ...conversation.messages, ...page } } },
    });
  const older = edges.slice(0, -FULL);
  write(
    { edges: older, pageInfo: { ...pageInfo, endCursor: older.at(-1)?.cursor ?? null, hasNextPage: true } },
    before,
  );
  write({ edges: newer, pageInfo: { ...pageInfo, startCursor: before, hasPreviousPage: true } });
}

/** Returns the sequence number of a message, which is also the message's cursor. */
function seqOf(cursor: string | null | undefined) {
  return Number(cursor ?? 0);
}

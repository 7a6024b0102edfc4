import type { ApolloCache } from '@apollo/client';
import {
  CommentItem_CommentFragmentDoc,
  CommentRepliesDocument,
  PostCommentsDocument,
  type CommentItem_CommentFragment,
} from './generated/comments.ts';
import { ReplyCount_CommentFragmentDoc } from '../../apollo/generated/counts.ts';

/** The page sizes of a post's comments and of a thread's replies. */
export const COMMENTS_PAGE = 20;
export const REPLIES_PAGE = 20;

/** Returns true if the cache already contains the comment, from an answer of the server or from an event. */
export function isKnown(cache: ApolloCache, id: string) {
  return (
    cache.readFragment({
      id: cache.identify({ __typename: 'Comment', id }),
      fragment: CommentItem_CommentFragmentDoc,
      fragmentName: 'CommentItem_comment',
    }) !== null
  );
}

/**
 * Inserts a new comment above the other comments of its post. Inserts a new reply at the end of its thread if the last
 * page of the thread is loaded. Does not change the counts, because they already include the comment.
 */
export function insertComment(cache: ApolloCache, comment: CommentItem_CommentFragment) {
  if (comment.parentId === null) insertTopLevel(cache, comment);
  else insertReply(cache, comment, comment.parentId);
}

function insertTopLevel(cache: ApolloCache, comment: CommentItem_CommentFragment) {
  cache.updateQuery(
    { query: PostCommentsDocument, variables: { postId: comment.postId, first: COMMENTS_PAGE } },
    (known) => {
      if (!known?.post || hasRow(known.post.comments.edges, comment.id)) return;
      const { comments } = known.post;
      return {
        ...known,
        post: { ...known.post, comments: { ...comments, edges: [edgeOf(comment), ...comments.edges] } },
      };
    },
  );
}

function insertReply(cache: ApolloCache, reply: CommentItem_CommentFragment, parentId: string) {
  const thread = cache.readFragment({
    id: cache.identify({ __typename: 'Comment', id: parentId }),
    fragment: ReplyCount_CommentFragmentDoc,
  });
  cache.updateQuery(
    { query: CommentRepliesDocument, variables: { postId: reply.postId, commentId: parentId, first: REPLIES_PAGE } },
    (known) => {
      // If no page of the thread is loaded, add the reply only if it is the first reply of the thread. If only some
      // pages are loaded, skip the reply, because a later page will contain it.
      if (!known)
        return thread?.replyCount === 1
          ? { commentReplies: { __typename: 'CommentConnection', edges: [edgeOf(reply)], pageInfo: lastPage() } }
          : undefined;
      const { commentReplies } = known;
      if (commentReplies.pageInfo.hasNextPage || hasRow(commentReplies.edges, reply.id)) return;
      return { ...known, commentReplies: { ...commentReplies, edges: [...commentReplies.edges, edgeOf(reply)] } };
    },
  );
}

/**
 * Returns true if the comment is in the list. The node of a row that is not loaded is null (web/apollo/boundedList.ts).
 */
function hasRow(edges: readonly { node: { id: string } | null }[], id: string) {
  return edges.some(({ node }) => node?.id === id);
}

/** Returns a connection edge. Its cursor is empty, because the comment is in no page that the server has sent. */
function edgeOf(node: CommentItem_CommentFragment) {
  return { __typename: 'CommentEdge' as const, cursor: '', node };
}

function lastPage() {
  return { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false };
}

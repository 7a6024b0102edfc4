import type { ApolloCache } from '@apollo/client';
import {
  CommentItem_CommentFragmentDoc,
  CommentRepliesDocument,
  PostCommentsDocument,
  type CommentItem_CommentFragment,
} from './generated/comments.ts';
import { ReplyCount_CommentFragmentDoc } from '../../apollo/generated/counts.ts';

/** Comments of a page of a thread, and replies of a page below one of them. */
export const COMMENTS_PAGE = 20;
export const REPLIES_PAGE = 20;

/** Whether the comment has come by already, by answer or by event. */
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
 * Puts a new comment, that is counted already, at the top of its post, or a new reply at the end of its thread, if that
 * is loaded to its end.
 */
export function insertComment(cache: ApolloCache, comment: CommentItem_CommentFragment) {
  if (comment.parentId === null) insertTopLevel(cache, comment);
  else insertReply(cache, comment, comment.parentId);
}

function insertTopLevel(cache: ApolloCache, comment: CommentItem_CommentFragment) {
  cache.updateQuery(
    { query: PostCommentsDocument, variables: { postId: comment.postId, first: COMMENTS_PAGE } },
    (known) => {
      if (!known?.post || known.post.comments.edges.some(({ node }) => node.id === comment.id)) return;
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
      // A thread of which nothing is known holds this reply alone; one that is not read to its end gets it in its turn.
      if (!known)
        return thread?.replyCount === 1
          ? { commentReplies: { __typename: 'CommentConnection', edges: [edgeOf(reply)], pageInfo: lastPage() } }
          : undefined;
      const { commentReplies } = known;
      if (commentReplies.pageInfo.hasNextPage || commentReplies.edges.some(({ node }) => node.id === reply.id)) return;
      return { ...known, commentReplies: { ...commentReplies, edges: [...commentReplies.edges, edgeOf(reply)] } };
    },
  );
}

/** What was added here stands in no page of the server's, so it has no cursor to continue from. */
function edgeOf(node: CommentItem_CommentFragment) {
  return { __typename: 'CommentEdge' as const, cursor: '', node };
}

function lastPage() {
  return { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false };
}

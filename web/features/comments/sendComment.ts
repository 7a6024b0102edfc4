import type { ApolloCache, ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { askResult } from '../../apollo/result.ts';
import type { SessionUser } from '../../storage/session.ts';
import { AddCommentDocument, type AddCommentMutation } from './generated/comments.ts';
import { CommentCount_PostFragmentDoc, ReplyCount_CommentFragmentDoc } from '../../apollo/generated/counts.ts';
import { Byline_AuthorFragmentDoc, type Byline_AuthorFragment } from '../people/generated/byline.ts';
import { insertComment } from './commentsCache.ts';
import { commentOutbox, type OutgoingComment } from './outbox.ts';

const STORING = 'storing:';

/**
 * Returns true for a temporary id: the id of a comment that the page shows before the server has answered (the
 * temporary flag of SPEC.md, section 3).
 */
export function isStoring(id: string) {
  return id.startsWith(STORING);
}

/**
 * Sends a comment for the first time or as a retry. An optimistic response shows the comment under a temporary id and
 * increases the counts. A failure removes the comment and restores the counts, and the text stays in the outbox.
 * @returns null when the server has stored the comment; otherwise the failure, with the server's message if there is
 * one
 */
export async function sendComment(
  client: ApolloClient,
  author: SessionUser,
  entry: OutgoingComment,
): Promise<{ message: string | null } | null> {
  const { key, postId, parentId, text } = entry;
  commentOutbox.mark(key, 'sending');
  try {
    const { refusal } = await askResult(
      client,
      AddCommentDocument,
      { input: { idempotencyKey: key, postId, parentId, text } },
      {
        optimisticResponse: () => optimisticAnswer(client, author, entry),
        update: (cache, { comment }) => insertComment(cache, comment),
      },
    );
    if (!refusal) {
      commentOutbox.remove(key);
      return null;
    }
    commentOutbox.mark(key, 'failed');
    return { message: refusal.message };
  } catch (error) {
    commentOutbox.mark(key, 'failed');
    return { message: CombinedGraphQLErrors.is(error) ? error.message : null };
  }
}

function optimisticAnswer(
  { cache }: ApolloClient,
  author: SessionUser,
  { key, postId, parentId, text }: OutgoingComment,
): AddCommentMutation {
  const optimistic = true;
  const post = cache.readFragment({
    id: cache.identify({ __typename: 'Post', id: postId }),
    fragment: CommentCount_PostFragmentDoc,
    optimistic,
  });
  const thread =
    parentId === null
      ? null
      : cache.readFragment({
          id: cache.identify({ __typename: 'Comment', id: parentId }),
          fragment: ReplyCount_CommentFragmentDoc,
          optimistic,
        });
  return {
    addComment: {
      __typename: 'AddCommentSuccess',
      comment: {
        __typename: 'Comment',
        id: `${STORING}${key}`,
        postId,
        parentId,
        text,
        isHidden: false,
        isRemoved: false,
        createdAt: new Date().toISOString(),
        replyCount: 0,
        replyRevision: 0,
        author: bylineOf(cache, author),
        reactions: { __typename: 'ReactionSummary', total: 0, revision: 0, reacted: false },
      },
      post: {
        __typename: 'Post',
        id: postId,
        commentCount: (post?.commentCount ?? 0) + 1,
        commentRevision: post?.commentRevision ?? null,
      },
      thread: thread && { ...thread, replyCount: thread.replyCount + 1 },
    },
  };
}

/** Returns the member's name and avatar for the optimistic comment, from the cache or else from the session. */
function bylineOf(cache: ApolloCache, { userId, name, nickname, imageUrl }: SessionUser): Byline_AuthorFragment {
  const known = cache.readFragment({
    id: cache.identify({ __typename: 'Profile', id: userId }),
    fragment: Byline_AuthorFragmentDoc,
  });
  return known ?? { __typename: 'Profile', id: userId, name, nickname, avatarUrl: imageUrl, isVerified: false };
}

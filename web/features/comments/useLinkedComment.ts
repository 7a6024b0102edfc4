import { useLocation, useSearchParams } from 'react-router-dom';
import { useCommentQuery } from './generated/comments.ts';

const HASH = '#comment-';

/** The element of a comment: what a link to it names. */
export function anchorOf(commentId: string) {
  return `${HASH}${commentId}`.slice(1);
}

/** Whether the address speaks of this comment. */
export function useIsLinked(commentId: string) {
  return useLocation().hash === `${HASH}${commentId}`;
}

/**
 * The thread that the address leads to (`?conversa=thread#comment-id`, or the hash alone for a top-level comment), on
 * whatever page of the list it may be; null where none is named or it is not to be seen.
 */
export function useLinkedThread(postId: string) {
  const { hash } = useLocation();
  const [search] = useSearchParams();
  const commentId = hash.startsWith(HASH) ? hash.slice(HASH.length) : '';
  const threadId = search.get('conversa') ?? commentId;
  const { data } = useCommentQuery({
    variables: { postId, id: threadId },
    fetchPolicy: threadId === '' ? 'standby' : 'cache-and-network',
  });
  const thread = threadId === '' ? null : (data?.comment ?? null);
  return thread && { thread, replyId: commentId === thread.id ? null : commentId };
}

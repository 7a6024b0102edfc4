import { useLocation, useSearchParams } from 'react-router-dom';
import { useCommentQuery } from './generated/comments.ts';

const HASH = '#comment-';

/** Returns the element id of a comment. Links to the comment have this id as their hash. */
export function anchorOf(commentId: string) {
  return `${HASH}${commentId}`.slice(1);
}

/** Returns true if the page's address links to this comment. */
export function useIsLinked(commentId: string) {
  return useLocation().hash === `${HASH}${commentId}`;
}

/**
 * Returns the thread to which the page's address links: `?conversa=<thread>#comment-<id>` for a reply, only the hash
 * for a top-level comment. Fetches the thread even if its page of the list is not loaded. Returns null if there is no
 * link or the comment is not visible.
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

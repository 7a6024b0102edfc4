import { useLocation, useSearchParams } from 'react-router-dom';
import { useCommentQuery } from './generated/comments.ts';

const HASH = '#comment-';

/** Returns the id of a comment's HTML element. A link to the comment has this id as its hash. */
export function anchorOf(commentId: string) {
  return `${HASH}${commentId}`.slice(1);
}

/** Returns true if the URL of the page links to this comment. */
export function useIsLinked(commentId: string) {
  return useLocation().hash === `${HASH}${commentId}`;
}

/**
 * Returns the thread to which the page's URL links. For a reply, the URL ends with `?conversa=<thread>#comment-<id>`;
 * for a top-level comment, only with the hash. Fetches the thread even if its page of the list is not loaded. Returns
 * null if the URL contains no such link or the comment is not visible.
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

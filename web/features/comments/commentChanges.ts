import type { ApolloCache, ApolloClient } from '@apollo/client';
import { tellChange } from '../../apollo/stale.ts';
import {
  CommentChange_CommentFragmentDoc,
  CommentItem_CommentFragmentDoc,
  CommentRepliesDocument,
  PostCommentsDocument,
  type CommentChangedSubscription,
} from '../../generated/comments.ts';
import { PostCard_PostFragmentDoc } from '../../generated/posts.ts';
import { countsAnew } from './counted.ts';

/** What this tab has taken out of its lists: the answer and the event speak of the same, and it counts once. */
const gone = new WeakMap<ApolloCache, Set<string>>();

export function isGone(cache: ApolloCache, id: string) {
  return gone.get(cache)?.has(id) ?? false;
}

/** A comment as it reads now, on every page of this tab; the viewer's own reaction stays. */
export function applyChange(
  client: ApolloClient,
  postId: string,
  change: CommentChangedSubscription['commentChanged'],
) {
  const { commentId, parentId, comment, difference, postRevision } = change;
  const { cache } = client;
  if (difference > 0) {
    gone.get(cache)?.delete(commentId);
    askAgain(client);
    return;
  }
  if (difference === 0) {
    const known = { id: cache.identify({ __typename: 'Comment', id: commentId }) };
    cache.updateFragment({ ...known, fragment: CommentChange_CommentFragmentDoc }, (before) => before && comment);
    return;
  }
  if (isGone(cache, commentId)) return;
  tellChange(postId, commentId);
  cache.batch({
    update(all) {
      const post = { id: all.identify({ __typename: 'Post', id: postId }), fragment: PostCard_PostFragmentDoc };
      all.updateFragment({ ...post, fragmentName: 'PostCard_post' }, (known) =>
        known && countsAnew(cache, post.id, known.commentRevision, postRevision)
          ? { ...known, commentCount: known.commentCount + difference }
          : undefined,
      );
      removeComment(all, commentId, parentId, change);
    },
  });
}

const own = { difference: -1, threadRevision: null };

/** Takes a comment out of every list; what the post counts is left to the caller. */
export function removeComment(
  cache: ApolloCache,
  id: string,
  parentId: string | null,
  { difference, threadRevision }: { difference: number; threadRevision: number | null } = own,
) {
  if (isGone(cache, id)) return;
  gone.set(cache, (gone.get(cache) ?? new Set()).add(id));
  if (parentId !== null) {
    const thread = {
      id: cache.identify({ __typename: 'Comment', id: parentId }),
      fragment: CommentItem_CommentFragmentDoc,
      fragmentName: 'CommentItem_comment',
    };
    cache.updateFragment(thread, (known) =>
      known && countsAnew(cache, thread.id, known.replyRevision, threadRevision)
        ? { ...known, replyCount: known.replyCount + difference }
        : undefined,
    );
  }
  cache.evict({ id: cache.identify({ __typename: 'Comment', id }) });
}

/** What moderation gives back comes with its answers, each in its place. */
function askAgain(client: ApolloClient) {
  const shown = [PostCommentsDocument, CommentRepliesDocument];
  const names = new Set([...client.getObservableQueries()].map(({ queryName }) => queryName));
  const include = shown.filter((_, index) => names.has(index === 0 ? 'PostComments' : 'CommentReplies'));
  client.refetchQueries({ include }).catch(() => undefined);
}

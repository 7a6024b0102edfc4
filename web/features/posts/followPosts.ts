import type { ApolloClient } from '@apollo/client';
import { subscribeReconnect } from '../../apollo/realtime.ts';
import { afterAnswers } from '../../apollo/stale.ts';
import { PostChangedDocument } from './generated/postChanges.ts';
import { PostDocument } from './generated/posts.ts';
import { createVisibilityChecker, removePosts } from './visibilityChecker.ts';

/**
 * In ms. After a connection break, each tab waits for a random delay up to this time before it checks its posts, so
 * that the tabs do not all send their request at the same moment.
 */
const SPREAD_MS = 3_000;

const checkers = new WeakMap<ApolloClient, () => void>();

/**
 * Removes a deleted or taken-down post from all pages of this tab, and shows it again when moderation restores it. The
 * tab may have missed such an event before the event stream started, or while the stream, the socket or the gateway's
 * own connection was interrupted. In these cases, asks the server which posts still exist.
 * @returns a function that stops following
 */
export function followPosts(client: ApolloClient) {
  const { record, isGone, look, doubt, stop } = createVisibilityChecker(client);
  let wasLive = false;
  const checkAfterBreak = () => {
    doubt(SPREAD_MS);
    afterAnswers(look);
  };
  const onLive = () => {
    if (wasLive) {
      checkAfterBreak();
      return;
    }
    wasLive = true;
    // `look` sends a check. Call `afterAnswers` first, so that the answer to this check does not start another check.
    afterAnswers(look);
    look();
  };
  const stream = client
    .subscribe({ query: PostChangedDocument, fetchPolicy: 'no-cache', context: { onLive } })
    .subscribe({
      next({ data }) {
        if (!data) return;
        const { postId } = data.postChanged;
        record(postId, !data.postChanged.isGone);
        applyPostChange(client, data.postChanged);
        // Answers that arrive later may contain the removed post, so remove the post again after them. Check its state
        // first, because moderation may have restored the post in the meantime.
        if (data.postChanged.isGone) afterAnswers(() => isGone(postId) && removePosts(client, [postId]));
      },
      error: () => undefined,
    });
  const leave = subscribeReconnect(() => wasLive && checkAfterBreak());
  checkers.set(client, look);
  return () => {
    if (checkers.get(client) === look) checkers.delete(client);
    stop();
    leave();
    stream.unsubscribe();
  };
}

/**
 * Asks the server which cached posts no longer exist. Call this after adding posts to the cache that were fetched
 * earlier, because events about posts outside the cache were ignored.
 */
export function checkForGone(client: ApolloClient) {
  checkers.get(client)?.();
}

/**
 * Applies an event to the cache that says that a post was removed or restored. Ignores posts that this tab has not
 * shown.
 */
export function applyPostChange(client: ApolloClient, { postId, isGone }: { postId: string; isGone: boolean }) {
  const asked = { query: PostDocument, variables: { id: postId } };
  if (isGone) {
    removePosts(client, [postId]);
  } else if (client.readQuery(asked)?.post === null) {
    client.query({ ...asked, fetchPolicy: 'network-only', context: { quiet: true } }).catch(() => undefined);
  }
}

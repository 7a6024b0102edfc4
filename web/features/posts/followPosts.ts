import type { ApolloClient } from '@apollo/client';
import { subscribeReconnect } from '../../apollo/realtime.ts';
import { afterAnswers } from '../../apollo/stale.ts';
import { PostChangedDocument } from './generated/postChanges.ts';
import { PostDocument } from './generated/posts.ts';
import { createVisibilityChecker, removePosts } from './visibilityChecker.ts';

/** After a break all tabs refetch: a random delay within this time spreads the load on the platform. */
const SPREAD_MS = 3_000;

const checkers = new WeakMap<ApolloClient, () => void>();

/**
 * Removes a deleted or taken-down post from all pages of this tab, and brings it back when moderation restores it.
 * Removals from before the stream started, or during a break of the stream, the socket or the gateway's own connection,
 * are fetched.
 * @returns a function that stops it
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
    // In this order: otherwise the check's own answer, which contains no posts, would start another check.
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
        // Check again: the post may have been restored before the last earlier answer arrives.
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

/** Checks for posts that were removed while the cache did not have them, so that the events were ignored. */
export function checkForGone(client: ApolloClient) {
  checkers.get(client)?.();
}

/** Applies a removal or a restoration. Ignores posts that this tab has not shown. */
export function applyPostChange(client: ApolloClient, { postId, isGone }: { postId: string; isGone: boolean }) {
  const asked = { query: PostDocument, variables: { id: postId } };
  if (isGone) {
    removePosts(client, [postId]);
  } else if (client.readQuery(asked)?.post === null) {
    client.query({ ...asked, fetchPolicy: 'network-only', context: { quiet: true } }).catch(() => undefined);
  }
}

import type { ApolloClient } from '@apollo/client';
import { subscribeReconnect } from '../../apollo/realtime.ts';
import { afterAnswers } from '../../apollo/stale.ts';
import { PostChangedDocument } from './generated/post-changes.ts';
import { PostDocument } from './generated/posts.ts';
import { createGoneLook, takeOut } from './goneLook.ts';

/** After a break every tab there is looks at once; spread over this time the platform answers them as they come. */
const SPREAD = 3_000; // ms

const looks = new WeakMap<ApolloClient, () => void>();

/**
 * A post that is deleted or taken down leaves every open page of this tab, and comes back to its place when moderation
 * gives it back. What went before the stream was heard, or while it, the socket or the gateway's own line was down, is
 * asked for.
 * @returns stops it
 */
export function followPosts(client: ApolloClient) {
  const { record, isGone, look, doubt, stop } = createGoneLook(client);
  let wasLive = false;
  const lookAfterBreak = () => {
    doubt(SPREAD);
    afterAnswers(look);
  };
  const onLive = () => {
    if (wasLive) {
      lookAfterBreak();
      return;
    }
    wasLive = true;
    // In this order: the look's own answer brings no post.
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
        // It may have been given back before the last answer from before comes.
        if (data.postChanged.isGone) afterAnswers(() => isGone(postId) && takeOut(client, [postId]));
      },
      error: () => undefined,
    });
  const leave = subscribeReconnect(() => wasLive && lookAfterBreak());
  looks.set(client, look);
  return () => {
    if (looks.get(client) === look) looks.delete(client);
    stop();
    leave();
    stream.unsubscribe();
  };
}

/** Looks for those that went while they were not in the cache, and so were not heard of. */
export function lookForGone(client: ApolloClient) {
  looks.get(client)?.();
}

/** Nothing is done, and nothing asked, about a post that this tab has not shown. */
export function applyPostChange(client: ApolloClient, { postId, isGone }: { postId: string; isGone: boolean }) {
  const asked = { query: PostDocument, variables: { id: postId } };
  if (isGone) {
    takeOut(client, [postId]);
  } else if (client.readQuery(asked)?.post === null) {
    client.query({ ...asked, fetchPolicy: 'network-only', context: { quiet: true } }).catch(() => undefined);
  }
}

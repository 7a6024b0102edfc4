import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { subscribeReconnect } from '../../apollo/realtime.ts';
import { CommentAddedDocument, CommentChangedDocument } from './generated/comments.ts';
import { PostDocument } from '../posts/generated/posts.ts';
import { ReactionsChangedDocument } from '../reactions/generated/reactions.ts';
import { applyChange, askAgain } from './commentChanges.ts';
import { applyComment, applyReactions } from './liveEvents.ts';

/**
 * Keeps the comments and counts of an open post up to date. Refetches them after a reconnect, because the streams may
 * have missed events.
 */
export function useLivePost(postId: string) {
  const client = useApolloClient();

  useEffect(() => {
    const variables = { postId };
    const ignore = { error: () => undefined };
    const streams = [
      client.subscribe({ query: CommentAddedDocument, variables, fetchPolicy: 'no-cache' }).subscribe({
        ...ignore,
        next: ({ data }) => data && void applyComment(client, data.commentAdded),
      }),
      client.subscribe({ query: CommentChangedDocument, variables, fetchPolicy: 'no-cache' }).subscribe({
        ...ignore,
        next: ({ data }) => data && applyChange(client, postId, data.commentChanged),
      }),
      client.subscribe({ query: ReactionsChangedDocument, variables, fetchPolicy: 'no-cache' }).subscribe({
        ...ignore,
        next: ({ data }) => data && applyReactions(client, data.reactionsChanged),
      }),
    ];
    const stop = subscribeReconnect(() => {
      client.refetchQueries({ include: [PostDocument] }).catch(() => undefined);
      askAgain(client);
    });
    return () => {
      stop();
      for (const stream of streams) stream.unsubscribe();
    };
  }, [client, postId]);
}

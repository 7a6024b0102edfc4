import type { ApolloClient } from '@apollo/client';
import { askResult } from '../../apollo/result.ts';
import {
  ReactionButton_TargetFragmentDoc,
  SetReactionDocument,
  type ReactionButton_TargetFragment,
} from './generated/reactions.ts';

export type ReactionTarget = Pick<ReactionButton_TargetFragment, '__typename' | 'id'> & { postId: string };

type Failure = { wanted: boolean; message: string | null };
type Pending = { wanted: boolean };

const queues = new WeakMap<ApolloClient, Map<string, Pending>>();

/**
 * Sets or removes the viewer's reaction with an optimistic update of the cache. Only one request per post or comment
 * runs at a time. If the viewer's wish has changed when the answer arrives, sends one more request for the latest wish.
 * A failure removes the optimistic update, so that the page shows the server's state again.
 * @returns the failure; null if the server's state is the latest wish, or if a call that is still running will send the
 * latest wish
 */
export async function setReaction(
  client: ApolloClient,
  target: ReactionTarget,
  wanted: boolean,
): Promise<Failure | null> {
  const ofClient = queues.get(client) ?? new Map<string, Pending>();
  queues.set(client, ofClient);
  const key = `${target.__typename}:${target.id}`;

  const waiting = ofClient.get(key);
  showIntent(client, target, wanted);
  if (waiting) {
    waiting.wanted = wanted;
    return null;
  }

  const pending: Pending = { wanted };
  ofClient.set(key, pending);
  try {
    return await send(client, target, pending);
  } finally {
    ofClient.delete(key);
    client.cache.removeOptimistic(layerOf(target));
  }
}

async function send(client: ApolloClient, target: ReactionTarget, pending: Pending): Promise<Failure | null> {
  for (;;) {
    const reacted = pending.wanted;
    try {
      const { refusal } = await askResult(client, SetReactionDocument, { input: inputOf(target, reacted) });
      if (refusal) return { wanted: pending.wanted, message: refusal.message };
    } catch {
      return { wanted: pending.wanted, message: null };
    }
    if (pending.wanted === reacted) return null;
  }
}

function inputOf({ __typename, id, postId }: ReactionTarget, reacted: boolean) {
  return { postId, reacted, ...(__typename === 'Comment' && { commentId: id }) };
}

/**
 * Adds an optimistic layer to the cache. All layers of the same post or comment build on each other and are removed
 * together.
 */
function showIntent(client: ApolloClient, target: ReactionTarget, wanted: boolean) {
  client.cache.batch({
    optimistic: layerOf(target),
    update: (cache) => {
      const id = cache.identify(target);
      cache.updateFragment(
        { id, fragment: ReactionButton_TargetFragmentDoc, fragmentName: 'ReactionButton_target' },
        (known) => {
          if (!known || known.reactions.reacted === wanted) return;
          return {
            ...known,
            reactions: {
              ...known.reactions,
              reacted: wanted,
              total: Math.max(0, known.reactions.total + (wanted ? 1 : -1)),
            },
          };
        },
      );
    },
  });
}

function layerOf({ __typename, id }: ReactionTarget) {
  return `reaction:${__typename}:${id}`;
}

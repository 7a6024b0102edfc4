import type { ApolloClient } from '@apollo/client';
import { askResult } from '../../apollo/result.ts';
import {
  FollowButton_ProfileFragmentDoc,
  SetFollowDocument,
  type FollowButton_ProfileFragment,
} from './generated/people.ts';

type Failure = { wanted: boolean; message: string | null };
type Pending = { wanted: boolean };

const queues = new WeakMap<ApolloClient, Map<string, Pending>>();

/**
 * Follows or unfollows a profile with an optimistic update. Only one request per profile runs at a time. If the
 * viewer's wish has changed when the answer arrives, sends one more request for the latest wish. A failure removes the
 * optimistic update, so that the page shows the server's state again.
 * @returns the failure; null if the server's state is the latest wish, or if a call that is still running will send the
 * latest wish
 */
export async function setFollow(client: ApolloClient, profileId: string, wanted: boolean): Promise<Failure | null> {
  const ofClient = queues.get(client) ?? new Map<string, Pending>();
  queues.set(client, ofClient);

  const waiting = ofClient.get(profileId);
  showIntent(client, profileId, wanted);
  if (waiting) {
    waiting.wanted = wanted;
    return null;
  }

  const pending: Pending = { wanted };
  ofClient.set(profileId, pending);
  try {
    return await send(client, profileId, pending);
  } finally {
    ofClient.delete(profileId);
    client.cache.removeOptimistic(layerOf(profileId));
  }
}

async function send(client: ApolloClient, profileId: string, pending: Pending): Promise<Failure | null> {
  for (;;) {
    const following = pending.wanted;
    try {
      const { refusal } = await askResult(client, SetFollowDocument, { input: { profileId, following } });
      if (refusal) return { wanted: pending.wanted, message: refusal.message };
    } catch {
      return { wanted: pending.wanted, message: null };
    }
    if (pending.wanted === following) return null;
  }
}

function showIntent(client: ApolloClient, profileId: string, wanted: boolean) {
  client.cache.batch({
    optimistic: layerOf(profileId),
    update: (cache) => {
      cache.updateFragment(
        {
          id: cache.identify({ __typename: 'Profile', id: profileId }),
          fragment: FollowButton_ProfileFragmentDoc,
          fragmentName: 'FollowButton_profile',
        },
        (known) => known && intended(known, wanted),
      );
    },
  });
}

function intended(known: FollowButton_ProfileFragment, wanted: boolean): FollowButton_ProfileFragment {
  const before = known.followState === 'FOLLOWING';
  const followState = wanted ? (before || !known.isPrivate ? 'FOLLOWING' : 'REQUESTED') : 'NONE';
  const change = Number(followState === 'FOLLOWING') - Number(before);
  return { ...known, followState, followerCount: Math.max(0, known.followerCount + change) };
}

function layerOf(profileId: string) {
  return `follow:${profileId}`;
}

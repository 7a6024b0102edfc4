import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useCommunityQuery } from './generated/communities.ts';
import { isInside } from './members/membership.ts';
import { forgetInside } from './useCommunityActions.ts';

const REFETCH_DELAY_MS = 30_000;

/**
 * Loads a community, and polls it while its page is visible: at any time the owner or a moderator may accept the
 * viewer's request or remove the viewer. When the viewer is removed, deletes the community's content from the cache.
 */
export function useCommunity(id: string) {
  const client = useApolloClient();
  const result = useCommunityQuery({
    variables: { id },
    pollInterval: REFETCH_DELAY_MS,
    skipPollAttempt: () => document.visibilityState !== 'visible',
    context: { quiet: true },
  });
  const community = result.data?.community;
  const inside = community ? isInside(community) : result.data ? false : undefined;
  const was = useRef(inside);

  useEffect(() => {
    if (was.current === true && inside === false) forgetInside(client.cache, id);
    if (inside !== undefined) was.current = inside;
  }, [client, id, inside]);

  return result;
}

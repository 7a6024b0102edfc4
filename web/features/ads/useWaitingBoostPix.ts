import { skipToken } from '@apollo/client/react';
import { usePendingPixesQuery } from './generated/ads.ts';

/**
 * Looks for the member's Pix that waits for its payment and boosts this post. The member may have started it on another
 * device. Without this, they would start and pay a second one.
 * @returns the id of the Pix; null if there is none, or if the server does not answer; undefined while it is asked
 */
export function useWaitingBoostPix(postId: string | null) {
  // The query reads too few fields of the payments for the cached list of the wallet.
  const { data, error } = usePendingPixesQuery(
    postId === null
      ? skipToken
      : { variables: { filter: { state: 'PENDING' } }, fetchPolicy: 'no-cache', context: { quiet: true } },
  );
  if (postId === null || error) return null;
  if (!data) return undefined;
  const pixes = data.payments.edges.map(({ node }) => node.pix);
  return pixes.find((pix) => pix?.state === 'WAITING' && pix.postId === postId)?.id ?? null;
}

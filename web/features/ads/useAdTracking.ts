import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, type RefObject } from 'react';
import { RecordAdClickDocument, RecordAdViewsDocument } from './generated/sponsored.ts';
import { createStoredText } from '../../storage/createStoredText.ts';
import { createViewTracker } from '../posts/viewTracker.ts';
import { DWELL_MS, watchSeen } from '../posts/visibility.ts';

const seen = createStoredText('viewed-ads', { area: 'session', per: 'member' });
const trackers = new WeakMap<ApolloClient, ReturnType<typeof createViewTracker>>();

/**
 * Records a view of an ad when at least half of its card was visible for a second. Records each ad at each place in the
 * feed a single time.
 */
export function useAdTracking(card: RefObject<HTMLElement | null>, slot: string, adId: string) {
  const client = useApolloClient();
  useEffect(() => {
    if (!card.current || typeof IntersectionObserver === 'undefined') return;
    return watchSeen(card.current, trackerOf(client).seenLater(`${slot}/${adId}`));
  }, [client, card, slot, adId]);
}

/** Records a click on a profile with a paid highlight. Ignores failures, as for views (SPEC.md, section 8). */
export function countClick(client: ApolloClient, id: string) {
  client
    .mutate({
      mutation: RecordAdClickDocument,
      variables: { input: { id } },
      fetchPolicy: 'no-cache',
      context: beyondThePage,
    })
    .catch(() => undefined);
}

/** The Apollo context of views and clicks. With `keepalive`, the last request finishes after the page has closed. */
const beyondThePage = { fetchOptions: { keepalive: true }, quiet: true };

function trackerOf(client: ApolloClient) {
  const known = trackers.get(client);
  if (known) return known;

  const send = (places: string[], since: number[]) => {
    const ids = places.map((place) => place.slice(place.lastIndexOf('/') + 1));
    // The member saw the ad from the beginning of the second after which its view is recorded.
    const ages = since.map((ms) => ms + DWELL_MS);
    client
      .mutate({
        mutation: RecordAdViewsDocument,
        variables: { input: { ids, ages } },
        fetchPolicy: 'no-cache',
        context: beyondThePage,
      })
      .catch(() => undefined);
  };
  const tracker = createViewTracker({ seen, send });
  trackers.set(client, tracker);
  window.addEventListener('pagehide', tracker.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tracker.flush());
  return tracker;
}

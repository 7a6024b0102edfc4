import type { ApolloClient } from '@apollo/client';
import { getSession } from '../../storage/session.ts';
import { RecordPostViewsDocument } from './generated/posts.ts';
import { createStoredText } from '../../storage/createStoredText.ts';
import { anonymousId } from './anonymousId.ts';
import { createViewTracker } from './viewTracker.ts';
import { watchSeen } from './visibility.ts';

const seen = createStoredText('viewed-posts', { area: 'session', per: 'viewer' });
const trackers = new WeakMap<ApolloClient, ReturnType<typeof createViewTracker>>();

/**
 * Records a view of the post after its card has been visible for a second.
 * @returns a function that stops watching the card
 */
export function watchView(client: ApolloClient, card: HTMLElement, postId: string) {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  return watchSeen(card, trackerOf(client).seenLater(postId));
}

function trackerOf(client: ApolloClient) {
  const known = trackers.get(client);
  if (known) return known;

  const tracker = createViewTracker({ seen, send: (postIds) => send(client, postIds) });
  trackers.set(client, tracker);
  window.addEventListener('pagehide', tracker.flush);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tracker.flush());
  return tracker;
}

/**
 * Sends recorded views. Ignores failures (SPEC.md, section 8). With `keepalive`, the last request finishes after the
 * page has closed.
 */
function send(client: ApolloClient, postIds: string[]) {
  const anonymous = getSession() ? {} : { anonymousId: anonymousId() };
  client
    .mutate({
      mutation: RecordPostViewsDocument,
      variables: { input: { postIds, ...anonymous } },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { keepalive: true }, quiet: true },
    })
    .catch(() => undefined);
}

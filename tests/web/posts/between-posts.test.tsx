import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SponsoredCard } from '../../../web/features/ads/SponsoredCard.tsx';
import { applyPostChange } from '../../../web/features/posts/followPosts.ts';
import { BetweenPosts } from '../../../web/features/feed/BetweenPosts.tsx';
import { SuggestionStrip } from '../../../web/features/profiles/SuggestionStrip.tsx';
import { leave, personOf, postOf, scriptedClient, signIn } from '../../support/web.tsx';

const ad = {
  __typename: 'Sponsored',
  id: 'ad',
  kind: 'HIGHLIGHT',
  title: null,
  host: null,
  clickUrl: null,
  viewsLeft: 3,
  matchedPreferences: [],
  post: null,
  images: [],
  advertiser: personOf('ana'),
};

/** The cards that BetweenPosts has chosen last. */
let cards: ReadonlyMap<string, ReactNode> = new Map();

beforeEach(() => {
  cards = new Map();
  const matchMedia = (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal('matchMedia', matchMedia);
  signIn();
});
afterEach(leave);

const edgesOf = (ids: readonly string[]) => ids.map((id) => ({ cursor: `at-${id}`, node: { id } }));

function onCards(shown: ReadonlyMap<string, ReactNode>) {
  cards = shown;
}

/** Returns the component of the card below the post; null if there is no card. */
function below(postId: string) {
  const card = cards.get(postId);
  return isValidElement(card) ? card.type : null;
}

it('if an ad and the suggestions would stand below the same post, only the ad is shown', async () => {
  const { client, nth } = scriptedClient();
  const feed = (...ids: string[]) => (
    <ApolloProvider client={client}>
      <BetweenPosts edges={edgesOf(ids)} onCards={onCards} />
    </ApolloProvider>
  );
  const read = ['p1', 'p2', 'p3', 'p4'];
  const { rerender } = render(feed(...read));
  await waitFor(() => nth('Sponsored'));
  act(() => nth('Sponsored').answer({ sponsored: [ad] }));
  act(() => nth('SuggestedProfiles').answer({ suggestedProfiles: [personOf('bia')] }));
  await waitFor(() => expect(below('p3')).toBe(SuggestionStrip));

  rerender(feed('n1', 'n2', ...read));
  expect(below('p3'), 'the strip stays below its post').toBe(SuggestionStrip);
  rerender(feed('n1', 'n2', 'n3', 'n4', ...read));
  await waitFor(() => expect(below('p3')).toBe(SponsoredCard));
});

it('after a reload, the suggestions stand below the post below which this tab showed them', async () => {
  const { client, nth } = scriptedClient();
  const feed = (
    <ApolloProvider client={client}>
      <BetweenPosts edges={edgesOf(['r1', 'r2', 'r3', 'r4', 'r5'])} onCards={onCards} />
    </ApolloProvider>
  );
  const { unmount } = render(feed);
  await waitFor(() => nth('Sponsored'));
  act(() => nth('Sponsored').answer({ sponsored: [] }));
  act(() => nth('SuggestedProfiles').answer({ suggestedProfiles: [personOf('bia')] }));
  await waitFor(() => expect(below('r3')).toBe(SuggestionStrip));
  unmount();
  // The storage of this tab as an earlier document left it.
  const key = Object.keys(sessionStorage).find((name) => name.endsWith('/feed-people')) ?? '';
  sessionStorage.setItem(key, JSON.stringify('r4'));
  render(feed);
  await waitFor(() => expect(below('r4')).toBe(SuggestionStrip));
});

it('the suggestions stand below a post whose end is outside of the screen', async () => {
  const { client, nth } = scriptedClient();
  const ids = ['s1', 's2', 's3', 's4', 's5', 's6'];
  const { unmount } = render(
    <ApolloProvider client={client}>
      {ids.map((id, index) => (
        <article
          key={id}
          ref={(card) => {
            if (card) vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200 * index, 390, 200));
          }}
        >
          <a href={`/post/${id}`}>{id}</a>
        </article>
      ))}
      <BetweenPosts edges={edgesOf(ids)} onCards={onCards} />
    </ApolloProvider>,
  );
  await waitFor(() => nth('SuggestedProfiles'));
  act(() => nth('SuggestedProfiles').answer({ suggestedProfiles: [personOf('bia')] }));
  // The screen of the test has a height of 768 px, so the third post ends on it and the fourth post does not.
  await waitFor(() => expect(below('s4')).toBe(SuggestionStrip));
  expect(below('s3')).toBeNull();
  unmount();
});

it('the card of a boost goes as soon as its post is taken down or deleted, and comes back when the post is restored', async () => {
  const { client, of, nth } = scriptedClient();
  const edges = edgesOf(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
  render(
    <ApolloProvider client={client}>
      <BetweenPosts edges={edges} onCards={onCards} />
    </ApolloProvider>,
  );
  await waitFor(() => nth('Sponsored'));
  act(() => nth('Sponsored').answer({ sponsored: [{ ...ad, kind: 'POST', post: postOf('boosted') }] }));
  await waitFor(() => expect(below('p7')).toBe(SponsoredCard));

  act(() => applyPostChange(client, { postId: 'boosted', isGone: true }));
  await waitFor(() => expect(below('p7')).toBeNull());
  act(() => applyPostChange(client, { postId: 'boosted', isGone: false }));
  await waitFor(() => nth('Post'));
  act(() => nth('Post').answer({ post: postOf('boosted') }));
  await waitFor(() => expect(below('p7')).toBe(SponsoredCard));
  expect(of('Sponsored'), 'no further request').toHaveLength(1);
});

it('an ad stays below its post while the rows above it are hollow and after they are loaded again', async () => {
  const { client, nth } = scriptedClient();
  const edges = edgesOf(Array.from({ length: 60 }, (_, index) => `h${index}`));
  const hollow = edges.map((edge, index) => (index < 20 || index >= 45 ? edge : { ...edge, node: null }));
  const feed = (shown: Parameters<typeof BetweenPosts>[0]['edges']) => (
    <ApolloProvider client={client}>
      <BetweenPosts edges={shown} onCards={onCards} />
    </ApolloProvider>
  );
  const { rerender } = render(feed(edges));
  await waitFor(() => nth('Sponsored'));
  act(() => nth('Sponsored').answer({ sponsored: [{ ...ad, viewsLeft: 6 }] }));
  await waitFor(() => expect(cards.size).toBe(6));
  const before = [...cards.keys()];
  rerender(feed(hollow));
  expect([...cards.keys()]).toEqual(before);
  rerender(feed(edges));
  expect([...cards.keys()]).toEqual(before);
});

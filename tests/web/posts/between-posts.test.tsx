import { ApolloProvider } from '@apollo/client/react';
import { act, render, waitFor } from '@testing-library/react';
import { isValidElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SponsoredCard } from '../../../web/features/ads/SponsoredCard.tsx';
import { BetweenPosts } from '../../../web/features/feed/BetweenPosts.tsx';
import { SuggestionStrip } from '../../../web/features/profiles/SuggestionStrip.tsx';
import { leave, personOf, scriptedClient, signIn } from '../../support/web.tsx';

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

beforeEach(signIn);
afterEach(leave);

it('if an ad and the suggestions would stand below the same post, only the ad is shown', async () => {
  const matchMedia = (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  });
  vi.stubGlobal('matchMedia', matchMedia);
  const { client, nth } = scriptedClient();
  let cards: ReadonlyMap<string, ReactNode> = new Map();
  const onCards = (shown: ReadonlyMap<string, ReactNode>) => {
    cards = shown;
  };
  const below = (postId: string) => {
    const card = cards.get(postId);
    return isValidElement(card) ? card.type : null;
  };
  const feed = (...ids: string[]) => (
    <ApolloProvider client={client}>
      <BetweenPosts posts={ids.map((id) => ({ id }))} onCards={onCards} />
    </ApolloProvider>
  );
  const read = ['p1', 'p2', 'p3', 'p4'];
  const { rerender } = render(feed(...read));
  await waitFor(() => nth('Sponsored'));
  act(() => nth('Sponsored').answer({ sponsored: [ad] }));
  await waitFor(() => expect(below('p3')).toBe(SuggestionStrip));

  rerender(feed('n1', 'n2', ...read));
  expect(below('p3'), 'the strip stays below its post').toBe(SuggestionStrip);
  rerender(feed('n1', 'n2', 'n3', 'n4', ...read));
  await waitFor(() => expect(below('p3')).toBe(SponsoredCard));
});

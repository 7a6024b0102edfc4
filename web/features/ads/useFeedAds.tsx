import { InMemoryCache, type ApolloCache, type Reference } from '@apollo/client/cache';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSponsoredQuery } from './generated/sponsored.ts';
import { planAds } from './adsInFeed.ts';
import { keepPlan, readPlan } from './keptPlan.ts';
import { SponsoredCard } from './SponsoredCard.tsx';

const ASKED = 10;

/** Returns the ad cards of the feed. The keys of the map are the ids of the posts above the cards. */
export function useFeedAds(posts: readonly { id: string }[]): ReadonlyMap<string, ReactNode> {
  const { cache } = useApolloClient();
  useState(() => readEvictedPostsAsNull(cache));
  const { data } = useSponsoredQuery({
    variables: { placement: 'FEED', first: ASKED },
    fetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  // The post of a boost is null if it was taken down or deleted after the ads were loaded.
  const ads = useMemo(() => data?.sponsored.filter(({ kind, post }) => kind !== 'POST' || post), [data]);
  const plan = useMemo(() => {
    const ids = posts.map(({ id }) => id);
    return ads && planAds(ids, ads, readPlan());
  }, [ads, posts]);

  useEffect(() => {
    if (plan) keepPlan(plan);
  }, [plan]);

  return useMemo(() => {
    const byId = new Map(ads?.map((ad) => [ad.id, ad]));
    const cards = new Map<string, ReactNode>();
    for (const [postId, adId] of plan ?? []) {
      const ad = byId.get(adId);
      if (ad) cards.set(postId, <SponsoredCard ad={ad} slot={postId} />);
    }
    return cards;
  }, [ads, plan]);
}

/**
 * Lets the cache return null for the post of a boost after the post was evicted. Otherwise the query of the ads would
 * be incomplete, and the feed would show the post until another answer arrives. This policy is added here, because the
 * cache itself is loaded before the first paint.
 */
function readEvictedPostsAsNull(cache: ApolloCache) {
  if (!(cache instanceof InMemoryCache)) return;
  cache.policies.addTypePolicies({
    Sponsored: { fields: { post: (post: Reference | null, { canRead }) => (canRead(post) ? post : null) } },
  });
}

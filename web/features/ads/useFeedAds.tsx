import { useEffect, useMemo, type ReactNode } from 'react';
import { useSponsoredQuery } from './generated/sponsored.ts';
import { planAds } from './adsInFeed.ts';
import { keepPlan, readPlan } from './keptPlan.ts';
import { SponsoredCard } from './SponsoredCard.tsx';

const ASKED = 10;

/** Returns the ad cards of the feed. The keys of the map are the ids of the posts above the cards. */
export function useFeedAds(posts: readonly { id: string }[]): ReadonlyMap<string, ReactNode> {
  const { data } = useSponsoredQuery({
    variables: { placement: 'FEED', first: ASKED },
    fetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const ads = data?.sponsored;
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

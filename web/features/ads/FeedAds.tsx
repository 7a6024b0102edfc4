import { useEffect, type ReactNode } from 'react';
import { useSponsoredQuery } from '../../generated/sponsored.ts';
import { planAds } from './feedPlan.ts';
import { keepPlan, readPlan } from './keptPlan.ts';
import { SponsoredCard } from './SponsoredCard.tsx';

const ASKED = 10;

type FeedAdsProps = {
  posts: readonly { id: string }[];
  /** Told what stands below which post. */
  onAds: (ads: ReadonlyMap<string, ReactNode>) => void;
};

/** Puts sponsored cards into the feed. It comes after the first paint and takes nothing from it; without ads it does nothing. */
export function FeedAds({ posts, onAds }: FeedAdsProps) {
  const { data } = useSponsoredQuery({
    variables: { placement: 'FEED', first: ASKED },
    fetchPolicy: 'cache-first',
    context: { quiet: true },
  });
  const ads = data?.sponsored;

  useEffect(() => {
    if (!ads) return;
    const plan = planAds(
      posts.map(({ id }) => id),
      ads,
      readPlan(),
    );
    keepPlan(plan);
    const byId = new Map(ads.map((ad) => [ad.id, ad]));
    const cards = new Map<string, ReactNode>();
    for (const [postId, adId] of plan) {
      const ad = byId.get(adId);
      if (ad) cards.set(postId, <SponsoredCard ad={ad} slot={postId} />);
    }
    onAds(cards);
  }, [ads, posts, onAds]);

  return null;
}

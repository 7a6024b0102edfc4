import { useLayoutEffect, type ReactNode } from 'react';
import { useDeviceMode } from '../../ui/useDeviceMode.ts';
import { useFeedAds } from '../ads/useFeedAds.tsx';
import { SuggestionStrip } from '../profiles/SuggestionStrip.tsx';

/**
 * The number of posts above the suggested profiles. It is small, so that viewers see the suggestions, and smaller than
 * the number of posts above the first ad.
 */
const POSTS_BEFORE_PEOPLE = 3;

/**
 * The id of the post below which this browser tab last showed the suggested profiles. The suggestions appear below the
 * same post when the viewer comes back to the feed.
 */
let lastBelow: string | undefined;

type BetweenPostsProps = {
  posts: readonly { id: string }[];
  /** Called with the cards to show between the posts. The key of a card is the id of the post above it. */
  onCards: (cards: ReadonlyMap<string, ReactNode>) => void;
};

/**
 * Chooses the suggested profiles and ads to show between the posts. This code is loaded after the first paint, so that
 * it does not delay the posts.
 */
export function BetweenPosts({ posts, onCards }: BetweenPostsProps) {
  const ads = useFeedAds(posts);
  const hasColumn = useDeviceMode() === 'desktop';
  const people = hasColumn ? undefined : placeOfPeople(posts);

  useLayoutEffect(() => {
    if (people) lastBelow = people;
    // After new posts arrive, an ad and the suggestions may be due below the same post. Then show the ad, because it is
    // paid.
    onCards(people ? new Map<string, ReactNode>([[people, <SuggestionStrip key="people" />], ...ads]) : ads);
  }, [ads, people, onCards]);

  return null;
}

function placeOfPeople(posts: readonly { id: string }[]) {
  const stands = posts.find(({ id }) => id === lastBelow);
  return (stands ?? posts[POSTS_BEFORE_PEOPLE - 1])?.id;
}

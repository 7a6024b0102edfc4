import { useLayoutEffect, type ReactNode } from 'react';
import { useDeviceMode } from '../../ui/useDeviceMode.ts';
import { useFeedAds } from '../ads/useFeedAds.tsx';
import { SuggestionStrip } from '../profiles/SuggestionStrip.tsx';

/** The number of posts above the suggestions: few enough that they are seen, and fewer than above the first ad. */
const POSTS_BEFORE_PEOPLE = 3;

/**
 * The id of the post above the suggestions when this tab last showed them. When the viewer comes back to the feed, the
 * suggestions are at the same place.
 */
let lastBelow: string | undefined;

type BetweenPostsProps = {
  posts: readonly { id: string }[];
  /** Called with a map of the cards. A key is the id of the post above the card. */
  onCards: (cards: ReadonlyMap<string, ReactNode>) => void;
};

/**
 * Chooses the suggestions and ads to show between the posts. The code is loaded after the first paint, so that it does
 * not delay the posts.
 */
export function BetweenPosts({ posts, onCards }: BetweenPostsProps) {
  const ads = useFeedAds(posts);
  const hasColumn = useDeviceMode() === 'desktop';
  const people = hasColumn ? undefined : placeOfPeople(posts);

  useLayoutEffect(() => {
    if (people) lastBelow = people;
    // After new posts, an ad and the suggestions may have the same place. The ad replaces them, because it is paid.
    onCards(people ? new Map<string, ReactNode>([[people, <SuggestionStrip key="people" />], ...ads]) : ads);
  }, [ads, people, onCards]);

  return null;
}

function placeOfPeople(posts: readonly { id: string }[]) {
  const stands = posts.find(({ id }) => id === lastBelow);
  return (stands ?? posts[POSTS_BEFORE_PEOPLE - 1])?.id;
}

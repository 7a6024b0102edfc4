import { useLayoutEffect, type ReactNode } from 'react';
import { useDeviceMode } from '../../ui/useDeviceMode.ts';
import { useFeedAds } from '../ads/useFeedAds.tsx';
import { SuggestionStrip } from '../profiles/SuggestionStrip.tsx';

/** Early enough to be met, and after there was something to read. The first ad comes later. */
const POSTS_BEFORE_PEOPLE = 3;

/** Where the strip stood last in this tab, so that it does not move under a viewer who comes back. */
let lastBelow: string | undefined;

type BetweenPostsProps = {
  posts: readonly { id: string }[];
  /** Told what stands below which post. */
  onCards: (cards: ReadonlyMap<string, ReactNode>) => void;
};

/** Puts into the feed what is no post. It comes after the first paint and takes nothing from it. */
export function BetweenPosts({ posts, onCards }: BetweenPostsProps) {
  const ads = useFeedAds(posts);
  const hasColumn = useDeviceMode() === 'desktop';
  const people = hasColumn ? undefined : placeOfPeople(posts);

  useLayoutEffect(() => {
    if (people) lastBelow = people;
    // After new posts an ad may come to stand there: what is paid for is shown.
    onCards(people ? new Map<string, ReactNode>([[people, <SuggestionStrip key="people" />], ...ads]) : ads);
  }, [ads, people, onCards]);

  return null;
}

function placeOfPeople(posts: readonly { id: string }[]) {
  const stands = posts.find(({ id }) => id === lastBelow);
  return (stands ?? posts[POSTS_BEFORE_PEOPLE - 1])?.id;
}

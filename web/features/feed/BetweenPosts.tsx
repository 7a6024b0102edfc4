import { useLayoutEffect, type ReactNode } from 'react';
import { useDeviceMode } from '../../ui/useDeviceMode.ts';
import { useFeedAds } from '../ads/useFeedAds.tsx';
import { SuggestionStrip } from '../profiles/SuggestionStrip.tsx';

/** The suggestions stand below the third post: early enough to be seen, and before the first ad. */
const POSTS_BEFORE_PEOPLE = 3;

/** The post above the strip when it was last shown in this tab, so that it does not move for a returning viewer. */
let lastBelow: string | undefined;

type BetweenPostsProps = {
  posts: readonly { id: string }[];
  /** Called with the cards, by the id of the post above each. */
  onCards: (cards: ReadonlyMap<string, ReactNode>) => void;
};

/** Inserts suggestions and ads between the posts. Its code loads after the first paint, so it does not delay that. */
export function BetweenPosts({ posts, onCards }: BetweenPostsProps) {
  const ads = useFeedAds(posts);
  const hasColumn = useDeviceMode() === 'desktop';
  const people = hasColumn ? undefined : placeOfPeople(posts);

  useLayoutEffect(() => {
    if (people) lastBelow = people;
    // New posts may move an ad to the same place: then the ad wins, since it is paid.
    onCards(people ? new Map<string, ReactNode>([[people, <SuggestionStrip key="people" />], ...ads]) : ads);
  }, [ads, people, onCards]);

  return null;
}

function placeOfPeople(posts: readonly { id: string }[]) {
  const stands = posts.find(({ id }) => id === lastBelow);
  return (stands ?? posts[POSTS_BEFORE_PEOPLE - 1])?.id;
}

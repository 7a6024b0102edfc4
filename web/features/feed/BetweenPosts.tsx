import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { PlacedList } from '../../lists/listPlace.ts';
import { createStored } from '../../storage/createStored.ts';
import { useDeviceMode } from '../../ui/useDeviceMode.ts';
import { useFeedAds } from '../ads/useFeedAds.tsx';
import { SuggestionStrip } from '../profiles/SuggestionStrip.tsx';
import { useSuggestions } from '../profiles/useSuggestions.ts';

/**
 * The minimum number of posts above the suggested profiles. It is small, so that viewers see the suggestions, and
 * smaller than the number of posts above the first ad.
 */
const POSTS_BEFORE_PEOPLE = 3;

/**
 * The id of the post below which this browser tab last showed the suggested profiles. The suggestions appear below the
 * same post when the viewer comes back to the feed or reloads it.
 */
const lastBelow = createStored('feed-people', isId, { area: 'session', per: 'viewer' });

/** The ids of the feed's posts, by their cursors. They include the posts of hollow rows (web/apollo/boundedList.ts). */
let known: ReadonlyMap<string, string> = new Map();

type BetweenPostsProps = {
  edges: PlacedList['edges'];
  /** Called with the cards to show between the posts. The key of a card is the id of the post above it. */
  onCards: (cards: ReadonlyMap<string, ReactNode>) => void;
};

/**
 * Chooses the suggested profiles and ads to show between the posts. This code is loaded after the first paint, so that
 * it does not delay the posts.
 */
export function BetweenPosts({ edges, onCards }: BetweenPostsProps) {
  const posts = useMemo(() => postsOf(edges), [edges]);
  const ads = useFeedAds(posts);
  const hasColumn = useDeviceMode() === 'desktop';
  const hasPeople = useSuggestions({ skip: hasColumn }).people.length > 0;
  const people = hasPeople ? placeOfPeople(posts) : undefined;

  useLayoutEffect(() => {
    if (people) lastBelow.write(people);
    // After new posts arrive, an ad and the suggestions may be due below the same post. Then show the ad, because it is
    // paid.
    onCards(people ? new Map<string, ReactNode>([[people, <SuggestionStrip key="people" />], ...ads]) : ads);
  }, [ads, people, onCards]);

  return null;
}

/** Returns the ids of all posts. A hollow row counts as the post that it was, so that no card moves. */
function postsOf(edges: PlacedList['edges']) {
  known = new Map(
    edges.map(({ cursor, node }) => [cursor || (node?.id ?? ''), node?.id ?? known.get(cursor) ?? cursor]),
  );
  return [...new Set(known.values())].map((id) => ({ id }));
}

/**
 * Returns the id of the post below which the suggested profiles appear. The end of the post is outside of the screen,
 * so that the suggestions do not move the posts that the viewer sees.
 */
function placeOfPeople(posts: readonly { id: string }[]) {
  const last = lastBelow.read();
  const stands = posts.find(({ id }) => id === last);
  return (stands ?? posts.slice(POSTS_BEFORE_PEOPLE - 1).find(({ id }) => !endsOnScreen(id)))?.id;
}

function endsOnScreen(postId: string) {
  const card = document.querySelector(`article a[href$="/post/${postId}"]`)?.closest('article');
  const end = card?.getBoundingClientRect().bottom ?? 0;
  return end > 0 && end < innerHeight;
}

function isId(value: unknown) {
  return typeof value === 'string';
}

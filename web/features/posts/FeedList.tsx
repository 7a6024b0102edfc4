import { useEffect, type ReactNode } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { PostCard_PostFragment } from './generated/posts.ts';
import { PacedRow } from '../../ui/PacedRow.tsx';
import { createRowPace } from '../../ui/rowPace.ts';
import { PostCard } from './PostCard.tsx';
import { useListPlace } from '../../lists/useListPlace.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/** The next page is requested this many screens before the end (PRODUCT: the reader never waits for it). */
const SCREENS_AHEAD = 2;
const BUFFER = 200; // px beyond the screen within which cards are rendered

const pace = createRowPace(1);

type FeedListProps = {
  posts: readonly PostCard_PostFragment[];
  /** Identifies the list, for its saved scroll position. */
  place?: string;
  /** Content below a post, by the post's id. */
  below?: ReadonlyMap<string, ReactNode>;
  /** Called while the end of the list is near; `isNear` tells if it still is. */
  onNearEnd: (isNear: () => boolean) => void;
};

/** A virtualized list: only cards on or near the screen are in the document. Back and reloads restore the position. */
export function FeedList({ posts, place = 'feed', below, onNearEnd }: FeedListProps) {
  const { box, list, sizes, note } = useListPlace(place, posts.length);
  const onScroll = () => {
    pace.scrolled();
    note();
    if (isNearEnd()) onNearEnd(isNearEnd);
  };

  useEffect(() => {
    if (isNearEnd()) onNearEnd(isNearEnd);
  }, [posts.length, onNearEnd]);

  return (
    <div ref={box} className="rows-shown">
      <WindowVirtualizer ref={list} data={posts} bufferSize={BUFFER} cache={sizes} onScroll={onScroll}>
        {(post, index) => (
          <PacedRow
            key={post.id}
            pace={pace}
            height={() => list.current?.getItemSize(index)}
            className="bg-surface bg-clip-content md:pb-4"
          >
            <ItemBoundary>
              <PostCard post={post} priority={index === 0} />
            </ItemBoundary>
            <ItemBoundary>{below?.get(post.id)}</ItemBoundary>
          </PacedRow>
        )}
      </WindowVirtualizer>
    </div>
  );
}

function isNearEnd() {
  const { scrollHeight } = document.documentElement;
  return scrollHeight - window.scrollY - window.innerHeight < SCREENS_AHEAD * window.innerHeight;
}

import { memo, useEffect, type ReactNode, type RefObject } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { PostCard_PostFragment } from './generated/posts.ts';
import { PacedRow } from '../../ui/PacedRow.tsx';
import { createRowPace } from '../../ui/rowPace.ts';
import { PostCard } from './PostCard.tsx';
import type { PlacedList } from '../../lists/listPlace.ts';
import { useListPlace } from '../../lists/useListPlace.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const BUFFER_PX = 200; // px above and below the screen within which cards are rendered
/**
 * The assumed height of a card that has not been measured. By default the list assumes 40 px, and would first render
 * the whole page of ten posts.
 */
const CARD_PX = 500;

const pace = createRowPace(1);

type FeedListProps = {
  posts: readonly PostCard_PostFragment[];
  /** The list of the posts as the server returned it. */
  connection: PlacedList;
  /** The key under which the list's scroll position is saved. */
  place?: string;
  /** The content to show between the posts. The key is the id of the post above the content. */
  below?: ReadonlyMap<string, ReactNode>;
  /**
   * Loads the next page if the viewer is near the end of the list (see usePages). Called on each scroll and after each
   * page.
   */
  onScrolled: () => void;
};

/**
 * A virtualized list of posts: the document contains only cards on or near the screen. The scroll position is restored
 * after a back navigation or a reload.
 */
export function FeedList({ posts, connection, place = 'feed', below, onScrolled }: FeedListProps) {
  const { box, list, sizes, note } = useListPlace(place, posts, connection);
  const onScroll = () => {
    pace.scrolled();
    note();
    onScrolled();
  };

  useEffect(onScrolled, [posts.length, onScrolled]);

  return (
    <div ref={box} className="rows-shown">
      <WindowVirtualizer
        ref={list}
        data={posts}
        bufferSize={BUFFER_PX}
        itemSize={CARD_PX}
        cache={sizes}
        onScroll={onScroll}
      >
        {(post, index) => <Row key={post.id} post={post} index={index} below={below?.get(post.id)} list={list} />}
      </WindowVirtualizer>
    </div>
  );
}

type RowProps = {
  post: PostCard_PostFragment;
  index: number;
  below: ReactNode;
  list: RefObject<WindowVirtualizerHandle | null>;
};

/** Memoized, because the list renders on each scroll event. */
const Row = memo(function Row({ post, index, below, list }: RowProps) {
  return (
    <PacedRow
      pace={pace}
      height={() => list.current?.getItemSize(index)}
      className="bg-surface bg-clip-content md:pb-4"
    >
      <ItemBoundary>
        <PostCard post={post} priority={index === 0} />
      </ItemBoundary>
      <ItemBoundary>{below}</ItemBoundary>
    </PacedRow>
  );
});

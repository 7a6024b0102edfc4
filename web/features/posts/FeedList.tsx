import { memo, useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { PostCard_PostFragment } from './generated/posts.ts';
import { PacedRow } from '../../ui/PacedRow.tsx';
import { createRowPace, type RowPace } from '../../ui/rowPace.ts';
import { PostCard } from './PostCard.tsx';
import { distinctRows } from '../../lists/distinct.ts';
import type { ListPage, PlacedList } from '../../lists/listPlace.ts';
import { useListPlace } from '../../lists/useListPlace.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const BUFFER_PX = 200; // px above and below the screen within which cards are rendered
/**
 * The assumed height of a card that has not been measured. By default the list assumes 40 px, and would first render
 * the whole page of ten posts.
 */
const CARD_PX = 500;

const pace = createRowPace(1);
/** The pace of hollow rows: they stay placeholders until their posts are loaded. */
const never: RowPace = { ...pace, isAtRest: () => false, wait: () => () => undefined };

/** A post, or a hollow row (web/apollo/boundedList.ts) whose id is its cursor. */
type FeedRow = PostCard_PostFragment | { id: string };

type FeedListProps = {
  /** The list of the posts as the server returned it. */
  connection: PlacedList<PostCard_PostFragment>;
  /** The key under which the list's scroll position is saved. */
  place?: string;
  /** The content to show between the posts. The key is the id of the post above the content. */
  below?: ReadonlyMap<string, ReactNode>;
  /**
   * Loads the next page if the viewer is near the end of the list (see usePages). Called on each scroll and after each
   * page.
   */
  onScrolled: () => void;
  /** Loads the posts of hollow rows. */
  fetchPage: (page: ListPage) => Promise<unknown>;
};

/**
 * A virtualized list of posts: the document contains only cards on or near the screen. The scroll position is restored
 * after a back navigation or a reload.
 */
export function FeedList({ connection, place = 'feed', below, onScrolled, fetchPage }: FeedListProps) {
  const { edges } = connection;
  const rows = useMemo<FeedRow[]>(() => distinctRows(edges), [edges]);
  const { box, list, sizes, note, fill } = useListPlace(place, rows, connection, fetchPage);
  const onScroll = () => {
    pace.scrolled();
    note();
    onScrolled();
  };

  useEffect(onScrolled, [rows.length, onScrolled]);
  useEffect(fill, [rows, fill]);

  return (
    <div ref={box} className="rows-shown">
      <WindowVirtualizer
        ref={list}
        data={rows}
        bufferSize={BUFFER_PX}
        itemSize={CARD_PX}
        cache={sizes}
        onScroll={onScroll}
      >
        {(row, index) => <Row key={row.id} row={row} index={index} below={below?.get(row.id)} list={list} />}
      </WindowVirtualizer>
    </div>
  );
}

type RowProps = {
  row: FeedRow;
  index: number;
  below: ReactNode;
  list: RefObject<WindowVirtualizerHandle | null>;
};

/** Memoized, because the list renders on each scroll event. */
const Row = memo(function Row({ row, index, below, list }: RowProps) {
  const post = '__typename' in row && row;
  return (
    <PacedRow
      pace={post ? pace : never}
      height={() => list.current?.getItemSize(index) ?? CARD_PX}
      className="bg-surface bg-clip-content md:pb-4"
    >
      <ItemBoundary>{post && <PostCard post={post} priority={index === 0} />}</ItemBoundary>
      <ItemBoundary>{below}</ItemBoundary>
    </PacedRow>
  );
});

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { PostCard_PostFragment } from '../../generated/posts.ts';
import { PacedRow } from '../../ui/PacedRow.tsx';
import { getSession } from '../../apollo/session.ts';
import { createRowPace } from '../../ui/rowPace.ts';
import { readPlace, savePlace } from './feedPlace.ts';
import { PostCard } from './PostCard.tsx';

/** The next page is asked for this many screens before the end (PRODUCT: nobody waits for it). */
const SCREENS_AHEAD = 2;
const BUFFER = 200; // px beyond the screen that hold cards

const pace = createRowPace(1);

type FeedListProps = {
  posts: readonly PostCard_PostFragment[];
  /** Names the list, so that the place in it is kept apart from other lists'. */
  place?: string;
  /** What stands below a post, by its id. */
  below?: ReadonlyMap<string, ReactNode>;
  /** Called while the end of the list is near; what it is given tells whether it still is. */
  onNearEnd: (isNear: () => boolean) => void;
};

/** Only the cards on and about the screen are in the page. Going back, or reloading, leads to where one was. */
export function FeedList({ posts, place: name = 'feed', below, onNearEnd }: FeedListProps) {
  const list = useRef<WindowVirtualizerHandle>(null);
  const goesBack = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (goesBack ? readPlace(name, posts.length) : null));
  const count = useRef(posts.length);
  const top = useRef(place?.top ?? 0);
  /** Where it starts, and starts again where it was hidden while a page was being loaded that one went back from. */
  const start = useRef(top.current);

  const [viewer] = useState(viewerId);
  const keepPlace = useCallback(() => {
    // A session that ended under the list leaves no place in it to the next viewer.
    if (list.current && viewerId() === viewer)
      savePlace(name, { top: top.current, count: count.current, sizes: list.current.cache });
  }, [name, viewer]);
  const onScroll = () => {
    pace.scrolled();
    top.current = window.scrollY;
    if (isNearEnd()) onNearEnd(isNearEnd);
  };

  useLayoutEffect(() => {
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    window.scrollTo(0, start.current);
    // On the first screen the app is uncovered only after its parts are: until then there is nothing to scroll.
    const frame = requestAnimationFrame(() => start.current > 0 && window.scrollTo(0, start.current));
    window.addEventListener('pagehide', keepPlace);
    return () => {
      cancelAnimationFrame(frame);
      keepPlace();
      start.current = top.current;
      window.removeEventListener('pagehide', keepPlace);
      history.scrollRestoration = before;
    };
  }, [keepPlace]);

  useEffect(() => {
    count.current = posts.length;
    if (isNearEnd()) onNearEnd(isNearEnd);
  }, [posts.length, onNearEnd]);

  return (
    <div className="rows-shown">
      <WindowVirtualizer ref={list} data={posts} bufferSize={BUFFER} cache={place?.sizes} onScroll={onScroll}>
        {(post, index) => (
          <PacedRow
            key={post.id}
            pace={pace}
            height={() => list.current?.getItemSize(index)}
            className="bg-surface bg-clip-content md:pb-4"
          >
            <PostCard post={post} priority={index === 0} />
            {below?.get(post.id)}
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

function viewerId() {
  return getSession()?.user.userId ?? null;
}

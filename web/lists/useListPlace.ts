import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { getSession } from '../storage/session.ts';
import { readPlace, savePlace } from './listPlace.ts';

/**
 * Going back to a list, or reloading it, leads to where one was; coming to it otherwise, to its top. What counts is the
 * place in the list: what stands above it may come later than the list.
 * @param name tells it from other lists
 * @returns what the list is made with, and what it calls as it scrolls
 */
export function useListPlace(name: string, count: number) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<WindowVirtualizerHandle>(null);
  const goesBack = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (goesBack ? readPlace(name, count) : null));
  const rows = useRef(count);
  const top = useRef(place?.top);
  /** Where it starts, and starts again where it was hidden while a page was being loaded that one went back from. */
  const start = useRef(top.current);
  useEffect(() => void (rows.current = count), [count]);

  const note = useCallback(() => {
    top.current = -topOf(box);
  }, []);

  useLayoutEffect(() => {
    const viewer = viewerId();
    const keep = () => {
      // A session that ended under the list leaves no place in it to the next viewer.
      if (list.current && top.current !== undefined && viewerId() === viewer)
        savePlace(name, { top: top.current, count: rows.current, sizes: list.current.cache });
    };
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const go = () => window.scrollTo(0, start.current === undefined ? 0 : window.scrollY + topOf(box) + start.current);
    go();
    // On the first screen the app is uncovered only after its parts are: until then there is nothing to scroll.
    const frame = requestAnimationFrame(() => {
      if (start.current !== undefined) go();
      note();
    });
    window.addEventListener('pagehide', keep);
    return () => {
      cancelAnimationFrame(frame);
      keep();
      start.current = top.current;
      window.removeEventListener('pagehide', keep);
      history.scrollRestoration = before;
    };
  }, [name, note]);

  return { box, list, sizes: place?.sizes, note };
}

/** Below the screen's top, in px. */
function topOf({ current }: RefObject<HTMLElement | null>) {
  return current?.getBoundingClientRect().top ?? 0;
}

function viewerId() {
  return getSession()?.user.userId ?? null;
}

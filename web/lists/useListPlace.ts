import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { WindowVirtualizerHandle } from 'virtua';
import { getSession } from '../storage/session.ts';
import { readPlace, savePlace } from './listPlace.ts';

/**
 * Restores the scroll position in a list after a back navigation or a reload; otherwise starts at the top of the page.
 * The position is relative to the list, because content above the list may load later.
 * @param name identifies the list
 * @returns the refs and heights with which to render the list, and the function `note`, which the list must call when
 * the viewer scrolls
 */
export function useListPlace(name: string, count: number) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<WindowVirtualizerHandle>(null);
  const goesBack = useNavigationType() === NavigationType.Pop;
  const [place] = useState(() => (goesBack ? readPlace(name, count) : null));
  const rows = useRef(count);
  const top = useRef(place?.top);
  /**
   * The scroll position at which the list starts. React hides the list while another page is loading; if the list is
   * shown again, it starts at this position again.
   */
  const start = useRef(top.current);
  useEffect(() => void (rows.current = count), [count]);

  const note = useCallback(() => {
    top.current = -topOf(box);
  }, []);

  useLayoutEffect(() => {
    const viewer = viewerId();
    const keep = () => {
      // After the session has ended, do not save this member's scroll position, because the next viewer would get it.
      if (list.current && top.current !== undefined && viewerId() === viewer)
        savePlace(name, { top: top.current, count: rows.current, sizes: list.current.cache });
    };
    const before = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    const go = () => window.scrollTo(0, start.current === undefined ? 0 : window.scrollY + topOf(box) + start.current);
    go();
    // On the first screen the call above scrolls nothing, because the app becomes visible only after its effects have
    // run. So scroll again in the next frame.
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

/** Returns the distance in px from the top of the screen to the top of the element. */
function topOf({ current }: RefObject<HTMLElement | null>) {
  return current?.getBoundingClientRect().top ?? 0;
}

function viewerId() {
  return getSession()?.user.userId ?? null;
}

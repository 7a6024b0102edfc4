import { useEffect, useState } from 'react';

const SLACK = 8; // px that a finger trembles

/**
 * Whether the header is out of the way: it leaves as one scrolls down and is back as soon as one scrolls up. What
 * sticks below it reads its height from `--header`.
 */
export function useHidesOnScroll(height: string) {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = place();
    const onScroll = () => {
      const now = place();
      const way = now.top - last.top;
      // What comes in above, or is measured anew there, moves the page by as much as it makes it higher.
      const own = way - (now.height - last.height);
      const isSure = Math.min(Math.abs(way), Math.abs(own)) >= SLACK && way > 0 === own > 0;
      // At the top there is no way further up that would bring it back.
      if (now.top === 0) setHidden(false);
      else if (isSure) setHidden(way > 0);
      else if (now.height === last.height) return;
      last = now;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--header', hidden ? '0rem' : height);
    return () => void style.removeProperty('--header');
  }, [hidden, height]);

  return { hidden, show: () => setHidden(false) };
}

/** How far the page is scrolled and how high it is, in px. A page that is pulled beyond its top is at its top. */
function place() {
  return { top: Math.max(0, scrollY), height: document.documentElement.scrollHeight };
}

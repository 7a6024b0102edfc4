import { useEffect, useState } from 'react';

const MIN_SCROLL_PX = 8; // px; shorter scrolls are ignored, because a finger on the screen trembles

/**
 * Returns `hidden`, which becomes true when the member scrolls down and false when they scroll up. Elements that stick
 * below the header read the header's current height from the CSS variable `--header`.
 */
export function useHidesOnScroll(height: string) {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = place();
    const onScroll = () => {
      const now = place();
      const way = now.top - last.top;
      // If content above the screen is inserted or changes its height, the browser scrolls the page by the change of
      // the height. Subtract this movement, because the member did not scroll.
      const own = way - (now.height - last.height);
      const isSure = Math.min(Math.abs(way), Math.abs(own)) >= MIN_SCROLL_PX && way > 0 === own > 0;
      // At the top of the page, always show the header, because the member cannot scroll up any further to bring it
      // back.
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

/**
 * Returns the scroll position and the page's height, in px. A negative scroll position (overscroll above the top)
 * counts as 0.
 */
function place() {
  return { top: Math.max(0, scrollY), height: document.documentElement.scrollHeight };
}

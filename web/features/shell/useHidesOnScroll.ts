import { useEffect, useState } from 'react';

const MIN_SCROLL_PX = 8; // px; smaller movements of a finger do not count

/**
 * Returns `hidden`, which is true after scrolling down and false after scrolling up. Elements that stick below the
 * header read its height from `--header`.
 */
export function useHidesOnScroll(height: string) {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = place();
    const onScroll = () => {
      const now = place();
      const way = now.top - last.top;
      // Content that is inserted or measured again above the screen moves the page by its added height: subtract it.
      const own = way - (now.height - last.height);
      const isSure = Math.min(Math.abs(way), Math.abs(own)) >= MIN_SCROLL_PX && way > 0 === own > 0;
      // At the top no further scroll up could show the header again.
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

/** Returns the scroll position and the page's height, in px. Overscroll beyond the top counts as the top. */
function place() {
  return { top: Math.max(0, scrollY), height: document.documentElement.scrollHeight };
}

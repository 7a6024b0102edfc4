import { useEffect, useState } from 'react';

const SLACK = 8; // px that a finger trembles

/**
 * Whether the header is out of the way: it leaves as one scrolls down and is back as soon as one scrolls up. What sticks
 * below it reads its height from `--header`.
 */
export function useHidesOnScroll(height: string) {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      // A page that is pulled beyond its top is at its top.
      const now = Math.max(0, scrollY);
      if (Math.abs(now - last) < SLACK) return;
      setHidden(now > last);
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

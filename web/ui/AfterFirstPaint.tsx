import { useEffect, useState, type ReactNode } from 'react';

/**
 * Does not render `children` on the first screen. Renders them a second after the first render, or earlier if `now`
 * becomes true.
 */
export function AfterFirstPaint({ now = false, children }: { now?: boolean; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return due || now ? children : null;
}

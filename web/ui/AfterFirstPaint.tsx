import { useEffect, useState, type ReactNode } from 'react';

/**
 * Renders `children` one second after the first render, or as soon as `now` is set, to keep them off the first screen.
 */
export function AfterFirstPaint({ now = false, children }: { now?: boolean; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return due || now ? children : null;
}

import { useEffect, useState, type ReactNode } from 'react';

/**
 * Leaves `children` out of the first screen: renders them a second after the first render, or as soon as `now` is set.
 */
export function AfterFirstPaint({ now = false, children }: { now?: boolean; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return due || now ? children : null;
}

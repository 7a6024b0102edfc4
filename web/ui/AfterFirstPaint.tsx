import { useEffect, useState, type ReactNode } from 'react';

/** What no first screen waits for: it comes once the browser has nothing better to do, or it is asked for `now`. */
export function AfterFirstPaint({ now = false, children }: { now?: boolean; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return due || now ? children : null;
}

import { useEffect, useState, type ReactNode } from 'react';

/** What no first screen waits for: it comes once the browser has nothing better to do. */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 1_000);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

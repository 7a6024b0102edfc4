import { useLayoutEffect, useRef } from 'react';
import { addOverlay } from './overlays.ts';

/** Lets Back, and going to another page, close what lies over the page while it is open. Every overlay uses it. */
export function useOverlay(open: boolean, close: () => void) {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (open ? addOverlay({ close: () => latest.current() }) : undefined), [open]);
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import { addLayer, closeLayer, type Layer } from './overlays.ts';

/**
 * Lets Back, and going to another page, close what lies over the page while it is open. Every overlay uses it.
 * @returns closes it, after a question where a form in it has unsaved changes
 */
export function useOverlay(open: boolean, close: () => void) {
  const latest = useRef(close);
  const layer = useRef<Layer>({ close: () => latest.current() });
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (open ? addLayer(layer.current) : undefined), [open]);
  return useCallback(() => closeLayer(layer.current), []);
}

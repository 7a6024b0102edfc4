import { useCallback, useLayoutEffect, useRef } from 'react';
import { addLayer, closeLayer, type Layer } from './overlays.ts';

/**
 * Closes an overlay on Back and on navigation while it is open. Every overlay uses it.
 * @returns a function that closes the overlay, after asking the member if a form in it has unsaved changes
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

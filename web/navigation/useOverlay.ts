import { useCallback, useLayoutEffect, useRef } from 'react';
import { addLayer, closeLayer, type Layer } from './overlays.ts';

/** Closes an open overlay on Back and on any navigation. Every overlay uses this hook. */
export function useOverlay(open: boolean, close: () => void) {
  const latest = useRef(close);
  const layer = useRef<Layer>({ close: () => latest.current() });
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (open ? addLayer(layer.current) : undefined), [open]);
  return useCallback(() => closeLayer(layer.current), []);
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import { addLayer, closeLayer, type Layer } from './overlays.ts';

/** Closes an open overlay (dialog or menu) on Back and on any other navigation. Every overlay must use this hook. */
export function useOverlay(open: boolean, close: () => void) {
  const latest = useRef(close);
  const layer = useRef<Layer>({ close: () => latest.current() });
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => (open ? addLayer(layer.current) : undefined), [open]);
  return useCallback(() => closeLayer(layer.current), []);
}

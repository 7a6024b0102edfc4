import { useLayoutEffect, useRef } from 'react';
import { originOf } from './originOf.ts';

/**
 * Returns the focus to its origin when a dialog closes. Radix returns it only to a dialog's trigger, and the dialogs
 * here are opened by state, without a trigger.
 * @returns the dialog's `onCloseAutoFocus` handler
 */
export function useFocusReturn(open: boolean) {
  const origin = useRef<HTMLElement>(null);

  // In a layout effect: the dialog's content may take the focus as soon as it mounts.
  useLayoutEffect(() => {
    if (!open) return;
    const active = originOf(document.activeElement);
    origin.current = active instanceof HTMLElement ? active : null;
  }, [open]);

  return (event: Event) => {
    event.preventDefault();
    // The page that the dialog led to has already taken the focus.
    if (document.activeElement !== document.body) return;
    // The confirmed action may have removed the button.
    const place = origin.current?.isConnected ? origin.current : document.querySelector('main');
    place?.focus({ preventScroll: true });
  };
}

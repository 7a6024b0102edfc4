import { useLayoutEffect, useRef } from 'react';
import { originOf } from './originOf.ts';

/**
 * Returns the focus to the element that had it before the dialog opened. Radix returns the focus only to a dialog's
 * trigger, and the dialogs of this app have no trigger, because they are opened by state.
 * @returns the dialog's `onCloseAutoFocus` handler
 */
export function useFocusReturn(open: boolean) {
  const origin = useRef<HTMLElement>(null);

  // Read the focused element in a layout effect, because the dialog's content may take the focus as soon as it mounts.
  useLayoutEffect(() => {
    if (!open) return;
    const active = originOf(document.activeElement);
    origin.current = active instanceof HTMLElement ? active : null;
  }, [open]);

  return (event: Event) => {
    event.preventDefault();
    // If the dialog led to another page, that page has already taken the focus.
    if (document.activeElement !== document.body) return;
    // The confirmed action may have removed the element. Then focus the page's content.
    const place = origin.current?.isConnected ? origin.current : document.querySelector('main');
    place?.focus({ preventScroll: true });
  };
}

import { useLayoutEffect, useRef } from 'react';
import { originOf } from './originOf.ts';

/**
 * Returns the focus to the element that had it before the dialog opened. The Radix library returns the focus only to a
 * dialog's trigger. The dialogs of this app have no trigger, because they are opened by state.
 * @returns the dialog's `onCloseAutoFocus` handler
 */
export function useFocusReturn(open: boolean) {
  const origin = useRef<HTMLElement>(null);

  // Store the focused element in a layout effect, because the dialog's content may take the focus as soon as it mounts.
  useLayoutEffect(() => {
    if (!open) return;
    const active = originOf(document.activeElement);
    origin.current = active instanceof HTMLElement ? active : null;
  }, [open]);

  return (event: Event) => {
    event.preventDefault();
    // If an action in the dialog opened another page, that page has already taken the focus, so do nothing.
    if (document.activeElement !== document.body) return;
    // The confirmed action may have removed the element that had the focus. In that case, focus the page's content.
    const place = origin.current?.isConnected ? origin.current : document.querySelector('main');
    place?.focus({ preventScroll: true });
  };
}

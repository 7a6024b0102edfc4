import { useLayoutEffect, useRef } from 'react';
import { originOf } from './originOf.ts';

/**
 * Gives focus back to where it was when a dialog opened. Radix gives it to the dialog's trigger alone, and dialogs here
 * are opened by state, without one.
 * @returns what the dialog does with focus when it closes
 */
export function useFocusReturn(open: boolean) {
  const origin = useRef<HTMLElement>(null);

  // Before the dialog's content is there, which may take focus by itself.
  useLayoutEffect(() => {
    if (!open) return;
    const active = originOf(document.activeElement);
    origin.current = active instanceof HTMLElement ? active : null;
  }, [open]);

  return (event: Event) => {
    event.preventDefault();
    // A page that the dialog led to has taken focus.
    if (document.activeElement !== document.body) return;
    // What was confirmed may have taken the button away.
    const place = origin.current?.isConnected ? origin.current : document.querySelector('main');
    place?.focus({ preventScroll: true });
  };
}

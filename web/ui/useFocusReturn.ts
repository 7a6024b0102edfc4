import { useLayoutEffect, useRef } from 'react';

/**
 * Gives focus back to where it was when a dialog opened. Radix gives it to the dialog's trigger alone, and dialogs here
 * are opened by state, without one.
 * @returns what the dialog does with focus when it closes
 */
export function useFocusReturn(open: boolean) {
  const origin = useRef<HTMLElement>(null);

  // Before the dialog's content is there, which may take focus by itself.
  useLayoutEffect(() => {
    if (open) origin.current = originOf(document.activeElement);
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

/** An item of a menu goes away with it; the menu's button stays. */
function originOf(active: Element | null) {
  const button = active?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const origin = button ? document.getElementById(button) : active;
  return origin instanceof HTMLElement ? origin : null;
}

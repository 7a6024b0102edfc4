import { useEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus on a part of a page whose content is replaced. If the replaced content had the focus, the
 * browser drops it to the body, and a keyboard user would start again at the top of the page.
 * @param state a value that changes with the content
 * @returns the ref of an element around the content, with `tabIndex={-1}`, which then takes the focus
 */
export function useKeptFocus<Part extends HTMLElement>(state: unknown) {
  const part = useRef<Part>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true });
  }, [state]);
  return part;
}

/** What takes the place of the element that had focus, takes focus. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

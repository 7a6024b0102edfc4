/** A ref for an element that replaces the focused one: it moves the focus there. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

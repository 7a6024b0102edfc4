/**
 * Returns the element itself. For an item of a menu, returns the button that opened the menu, because the item
 * disappears when the menu closes.
 */
export function originOf(element: Element | null) {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

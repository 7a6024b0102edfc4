/** Returns the element itself, or the menu's button for a menu item, since the item disappears with its menu. */
export function originOf(element: Element | null) {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

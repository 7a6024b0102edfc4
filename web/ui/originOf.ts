/** The element itself; for an item of a menu, which goes away with it, the menu's button. */
export function originOf(element: Element | null) {
  const button = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

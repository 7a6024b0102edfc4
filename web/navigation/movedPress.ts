/** A pointer that moves farther than this between press and release counts as a drag. */
const SLACK_PX = 10;

/** A selector of elements behind an open dialog. These elements must not be clicked. */
const BEHIND_DIALOG = '[inert], [aria-hidden="true"]';

/**
 * Clicks the pressed button or link even if it moved away before the release, for example because a picture above it
 * loaded. Without this, a mouse click has no effect, because the browser dispatches the click to the common ancestor of
 * both positions; a tap would click the element that moved under the finger. As usual, a press has no effect if the
 * pointer leaves a control that has not moved, if the page is scrolled by the wheel, if a dialog opens over the
 * control, or if the control is removed.
 * @returns a function that stops listening
 */
export function keepMovedPresses() {
  let pressed: { control: HTMLElement; x: number; y: number } | null = null;

  function onPointerDown({ target, button, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    const control = button === 0 && isPrimary && target instanceof Element ? target.closest('button, a[href]') : null;
    pressed = control instanceof HTMLElement ? { control, x, y } : null;
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    if (!pressed) return;
    const { control, x, y } = pressed;
    const wasDragged = Math.hypot(clientX - x, clientY - y) > SLACK_PX;
    if (wasDragged || contains(control, x, y)) pressed = null;
  }

  function forget() {
    pressed = null;
  }

  function onClick(event: MouseEvent) {
    const control = pressed?.control;
    pressed = null;
    // Clicks by the keyboard or by a script follow no pointer press. Their `detail` is 0.
    const isPlain = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!control?.isConnected || !isPlain || !(event.target instanceof Node) || control.contains(event.target)) return;
    if (control.closest(BEHIND_DIALOG) || isBehindModal(control)) return;
    event.stopPropagation();
    event.preventDefault();
    control.click();
  }

  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('pointerup', onPointerUp, options);
  document.addEventListener('click', onClick, options);
  for (const type of ['pointercancel', 'dragstart', 'wheel']) {
    document.addEventListener(type, forget, { ...options, passive: true });
  }
  return () => listeners.abort();
}

/** Returns true if the control is still under the pressed position, which means that the control has not moved away. */
function contains(control: HTMLElement, x: number, y: number) {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

function isBehindModal(control: HTMLElement) {
  return [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(control));
}

/** How far a pointer may travel between press and release before the member has dragged it on purpose. */
const SLACK_PX = 10;

/** What lies behind an open dialog must not be clicked. */
const BEHIND_DIALOG = '[inert], [aria-hidden="true"]';

/**
 * Clicks the button or link that was pressed, although it moved away before the release: a picture that loads above it
 * is enough. Without this a browser sends the click of a mouse to an element around both places, so that the press does
 * nothing, and the click of a finger to whatever came to lie under it. A pointer that leaves a control which has not
 * moved still cancels, and so do a wheel, a dialog that opens over it, and the removal of the control.
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
    // The keyboard and programs click without a press; their detail is 0.
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

/** Whether the point of the press is still within the control: then it has not moved away from the pointer. */
function contains(control: HTMLElement, x: number, y: number) {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

function isBehindModal(control: HTMLElement) {
  return [...document.querySelectorAll('dialog:modal')].some((dialog) => !dialog.contains(control));
}

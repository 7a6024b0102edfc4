/** How far a pointer may travel between press and release before the member has dragged it on purpose. */
const SLACK_PX = 10;

/**
 * Clicks the button or link that was pressed, although it moved away before the release: a picture that loads above it
 * is enough. Without this a browser sends the click of a mouse to an element around both places, so that the press does
 * nothing, and the click of a finger to whatever came to lie under it. A pointer that is dragged off still cancels.
 * @returns a function that stops listening
 */
export function keepMovedPresses() {
  let pressed: { control: HTMLElement; x: number; y: number } | null = null;

  function onPointerDown({ target, button, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    const control =
      button === 0 && isPrimary && target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    pressed = control && { control, x, y };
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > SLACK_PX) pressed = null;
  }

  function onClick(event: MouseEvent) {
    const control = pressed?.control;
    pressed = null;
    // The keyboard and programs click without a press; their detail is 0.
    const isPlain = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!control?.isConnected || !isPlain || !(event.target instanceof Node) || control.contains(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    control.click();
  }

  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('pointerup', onPointerUp, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('pointerup', onPointerUp, true);
    document.removeEventListener('click', onClick, true);
  };
}

/** How far a pointer may travel between press and release before the member has dragged it on purpose. */
const SLACK_PX = 10;

/**
 * Clicks a button or link that moved away between press and release. The browser then sends the click to an element
 * around both places, so the press would do nothing: a picture that loads above it is enough. A pointer that is dragged
 * off still cancels.
 * @returns a function that stops listening
 */
export function keepMovedPresses() {
  let pressed: { control: HTMLElement; x: number; y: number } | null = null;

  function onPointerDown({ target, button, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    const found =
      button === 0 && isPrimary && target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    pressed = found && { control: found, x, y };
  }

  function onClick(event: MouseEvent) {
    const press = pressed;
    pressed = null;
    // The keyboard and programs click without a press; their detail is 0.
    const isPlain = event.detail > 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!press || !isPlain || !(event.target instanceof Element)) return;
    const { control, x, y } = press;
    const isElsewhere = !control.contains(event.target) && event.target.contains(control);
    const isStill = Math.hypot(event.clientX - x, event.clientY - y) <= SLACK_PX;
    if (!isElsewhere || !isStill) return;
    event.stopPropagation();
    control.click();
  }

  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', onClick, true);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('click', onClick, true);
  };
}

import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_PRESS_MS = 500;
const SLACK_PX = 10; // px; the maximum movement of the finger during the press

/**
 * Returns event handlers for a long press by touch. They ignore a mouse, so that its right button opens the browser's
 * own menu. When the finger is lifted after a long press, no click occurs.
 */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<{ x: number; y: number } | null>(null);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function press() {
    clearTimeout(timer.current);
    if (pressed.current) return;
    pressed.current = true;
    onPress();
  }

  function leave() {
    clearTimeout(timer.current);
    start.current = null;
  }

  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      leave();
      pressed.current = false;
      if (pointerType !== 'touch') return;
      start.current = { x, y };
      timer.current = setTimeout(press, LONG_PRESS_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) leave();
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onContextMenu(event: MouseEvent) {
      // Android also fires the `contextmenu` event for a long press, slightly before or after the timer.
      if (start.current === null && !pressed.current) return;
      event.preventDefault();
      press();
    },
    onClickCapture(event: MouseEvent) {
      if (!pressed.current) return;
      pressed.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

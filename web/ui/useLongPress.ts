import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const HOLD = 500; // ms
const SLACK = 10; // px that a finger moves while it holds

/**
 * Handlers for what a finger holds down; a mouse has the right button, which stays the browser's. What is under the
 * finger is not clicked when it is lifted.
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
      timer.current = setTimeout(press, HOLD);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLACK) leave();
    },
    onPointerUp: leave,
    onPointerCancel: leave,
    onContextMenu(event: MouseEvent) {
      // Android says so itself, a little before or after.
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

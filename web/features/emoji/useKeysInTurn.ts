import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Returns a key handler that queues navigation keys and passes on one key per rendered frame. The emoji library scrolls
 * to the active row only if this row is already rendered, and rendering takes a frame. Without the queue, fast key
 * presses would activate emoji that are not visible.
 */
export function useKeysInTurn() {
  const drawing = useRef(false);
  const waiting = useRef<KeyboardEvent[]>([]);
  const [frames, setFrames] = useState(0);

  // The emoji library's state changes render together with the counter `frames`, so this effect runs after those
  // changes.
  useEffect(() => {
    drawing.current = false;
    const next = waiting.current.shift();
    next?.target?.dispatchEvent(new KeyboardEvent('keydown', next));
  }, [frames]);

  return (event: ReactKeyboardEvent) => {
    if (!event.key.startsWith('Arrow') && event.key !== 'Enter') return;
    if (drawing.current) {
      event.preventDefault();
      // While a frame is rendering, ignore the repeats of a key that is held down. Otherwise the selection would
      // continue to move after the key is released.
      if (!event.repeat) waiting.current.push(event.nativeEvent);
      return;
    }
    drawing.current = true;
    requestAnimationFrame(() => setFrames((count) => count + 1));
  };
}

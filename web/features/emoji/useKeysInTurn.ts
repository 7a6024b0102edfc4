import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isComposing } from '../../ui/isComposing.ts';

/**
 * Queues the navigation keys and passes on one key per rendered frame. The library scrolls to the active row only if
 * this row is already rendered, and rendering takes a frame. Without the queue, fast key presses would activate emoji
 * that are not visible.
 */
export function useKeysInTurn() {
  const drawing = useRef(false);
  const waiting = useRef<KeyboardEvent[]>([]);
  const [frames, setFrames] = useState(0);

  // The changes of the library render together with the counter `frames`, so this effect runs after them.
  useEffect(() => {
    drawing.current = false;
    const next = waiting.current.shift();
    next?.target?.dispatchEvent(new KeyboardEvent('keydown', next));
  }, [frames]);

  return (event: ReactKeyboardEvent) => {
    if (!event.key.startsWith('Arrow') && event.key !== 'Enter') return;
    // Ignore keys of an input method (IME): they choose from its own list of candidates.
    if (isComposing(event.nativeEvent)) return;
    if (drawing.current) {
      event.preventDefault();
      // While a frame is rendering, drop the repeats of a held key. Otherwise the selection would move on after the key
      // is released.
      if (!event.repeat) waiting.current.push(event.nativeEvent);
      return;
    }
    drawing.current = true;
    requestAnimationFrame(() => setFrames((count) => count + 1));
  };
}

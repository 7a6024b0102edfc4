import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isComposing } from '../../ui/isComposing.ts';

/**
 * Queues navigation keys, one per rendered frame. The library scrolls to the active row only if it is already rendered,
 * and renders in the next frame: faster keys would activate emoji that are never visible.
 */
export function useKeysInTurn() {
  const drawing = useRef(false);
  const waiting = useRef<KeyboardEvent[]>([]);
  const [frames, setFrames] = useState(0);

  // The library's changes in a frame render together with this frame's number.
  useEffect(() => {
    drawing.current = false;
    const next = waiting.current.shift();
    next?.target?.dispatchEvent(new KeyboardEvent('keydown', next));
  }, [frames]);

  return (event: ReactKeyboardEvent) => {
    if (!event.key.startsWith('Arrow') && event.key !== 'Enter') return;
    // Keys of an input method belong to its own candidate list.
    if (isComposing(event.nativeEvent)) return;
    if (drawing.current) {
      event.preventDefault();
      // Repeats of a held key are dropped while rendering, so that the movement stops when the key is released.
      if (!event.repeat) waiting.current.push(event.nativeEvent);
      return;
    }
    drawing.current = true;
    requestAnimationFrame(() => setFrames((count) => count + 1));
  };
}

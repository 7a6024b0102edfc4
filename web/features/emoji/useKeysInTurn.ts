import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { isComposing } from '../../ui/isComposing.ts';

/**
 * Lets the next key choose once the choice of the one before is drawn. The library scrolls to a chosen row only where
 * that row is drawn already, and draws in the next frame: keys that come faster would choose what is never seen.
 */
export function useKeysInTurn() {
  const drawing = useRef(false);
  const waiting = useRef<KeyboardEvent[]>([]);
  const [frames, setFrames] = useState(0);

  // What the library changes in a frame is rendered together with the number of that frame.
  useEffect(() => {
    drawing.current = false;
    const next = waiting.current.shift();
    next?.target?.dispatchEvent(new KeyboardEvent('keydown', next));
  }, [frames]);

  return (event: ReactKeyboardEvent) => {
    if (!event.key.startsWith('Arrow') && event.key !== 'Enter') return;
    // Those of an input method choose among its own words.
    if (isComposing(event.nativeEvent)) return;
    if (drawing.current) {
      event.preventDefault();
      // A key that is held down goes as fast as the list is drawn, and stops when it is let go.
      if (!event.repeat) waiting.current.push(event.nativeEvent);
      return;
    }
    drawing.current = true;
    requestAnimationFrame(() => setFrames((count) => count + 1));
  };
}

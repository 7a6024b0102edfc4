import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Returns true if a key event belongs to an input method (IME) that is composing a word. In Safari the key event fires
 * after the end of the composition, so only the key code 229 tells that the event belongs to it. Without this check,
 * the Enter that chooses a word would send half a message. The page's inline script contains the source of this
 * function (web/build/boot.ts), so it is plain ES2017 without imports.
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent) {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || Reflect.get(key, 'keyCode') === 229;
}

/** Returns a key handler that ignores the keys of an input method (IME). The lint rules require it for key handlers. */
export function exceptComposing<Key extends KeyboardEvent | ReactKeyboardEvent>(handle: (event: Key) => void) {
  return (event: Key) => {
    if (!isComposing(event)) handle(event);
  };
}

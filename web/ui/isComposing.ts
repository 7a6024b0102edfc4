/**
 * Returns true if a key event belongs to an input method (IME) that is composing a word. In Safari the key event fires
 * after the end of the composition, so only the key code 229 tells that the event belongs to it. Without this check,
 * the Enter that chooses a word would send half a message.
 */
export function isComposing(event: KeyboardEvent) {
  return event.isComposing || Reflect.get(event, 'keyCode') === 229;
}

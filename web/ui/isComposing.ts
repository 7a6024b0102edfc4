/**
 * Returns true if a key belongs to an input method that is composing a word. In Safari only the key code 229 shows
 * this, because the key event comes after the end of the composition. Without this check, the Enter that chooses a word
 * would send half a message.
 */
export function isComposing(event: KeyboardEvent) {
  return event.isComposing || Reflect.get(event, 'keyCode') === 229;
}

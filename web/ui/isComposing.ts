/**
 * Returns whether a key belongs to an input method that is composing a word. Safari says so by the code 229 alone: its
 * key event comes after the end of the composition. Without this, Enter, which chooses a word, sends half a message.
 */
export function isComposing(event: KeyboardEvent) {
  return event.isComposing || Reflect.get(event, 'keyCode') === 229;
}

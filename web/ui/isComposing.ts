/**
 * Returns true if a key belongs to an input method that is composing a word. Safari reports this only by the code 229,
 * since its key event follows the end of the composition. Without this, Enter, which chooses a word, sends half a
 * message.
 */
export function isComposing(event: KeyboardEvent) {
  return event.isComposing || Reflect.get(event, 'keyCode') === 229;
}

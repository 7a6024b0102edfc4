/** Inserts `symbol` at the caret of `field`, replacing a selection, and puts the caret after it. */
export function insertAtCaret(field: HTMLTextAreaElement | null, symbol: string, write: (text: string) => void) {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  write(value.slice(0, selectionStart) + symbol + value.slice(selectionEnd));
  const caret = selectionStart + symbol.length;
  requestAnimationFrame(() => {
    field.focus();
    field.setSelectionRange(caret, caret);
  });
}

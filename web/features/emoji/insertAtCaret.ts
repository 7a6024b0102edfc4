/** Writes `symbol` where the caret of `field` is, or over what is selected there, and puts the caret behind it. */
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

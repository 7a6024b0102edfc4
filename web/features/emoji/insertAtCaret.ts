import { flushSync } from 'react-dom';

/** Inserts `symbol` at the caret of `field`, replacing a selection, and puts focus and caret after it. */
export function insertAtCaret(field: HTMLTextAreaElement | null, symbol: string, write: (text: string) => void) {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  // React writes the new text into the field before the caret moves.
  flushSync(() => write(value.slice(0, selectionStart) + symbol + value.slice(selectionEnd)));
  const caret = selectionStart + symbol.length;
  field.focus();
  field.setSelectionRange(caret, caret);
}

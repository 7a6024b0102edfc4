/** Returns the text of the Headers pane; empty for a visitor. */
export function headersText(headers: Readonly<Record<string, string>>) {
  return Object.keys(headers).length === 0 ? '' : JSON.stringify(headers, null, 2);
}

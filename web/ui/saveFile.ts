const TAKEN_OVER = 60_000; // ms: Safari reads it after the click

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), TAKEN_OVER);
}

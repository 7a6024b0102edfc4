const REVOKE_DELAY_MS = 60_000; // ms; Safari reads the file after the click

/** Saves a file with the browser's download. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

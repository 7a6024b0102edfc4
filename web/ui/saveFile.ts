const REVOKE_DELAY_MS = 60_000; // ms; the URL must stay valid, because Safari reads the file only after the click

/** Saves a file as a download of the browser. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

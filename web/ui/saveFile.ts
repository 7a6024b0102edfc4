// ms; the URL must stay valid for a while, because Safari reads the file some time after the click
const REVOKE_DELAY_MS = 60_000;

/** Lets the browser save a file as a download. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}

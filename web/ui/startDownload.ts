/** Lets the browser download a file of this site by itself: nothing of it is held by the page. */
export function startDownload(path: string) {
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
}

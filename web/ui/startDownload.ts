/**
 * Lets the browser download a file of this site by itself: nothing of it is held by the page. A page hears nothing of
 * such a download, so it asks first whether the file would come.
 * @throws where it would not
 */
export async function startDownload(path: string) {
  const { ok, status } = await fetch(path, { method: 'HEAD' });
  if (!ok) throw new Error(`The file is answered with ${status}.`);
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, type, content }: { name: string; type: string; content: string }) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

import { useEffect, useEffectEvent, useState } from 'react';
import { isBlank } from '../../../schema/texts.ts';

/**
 * Returns true if a paste inserts text into a field. Then the picture in the paste must be ignored: spreadsheets and
 * word processors copy text together with a picture of that text. Such a paste has both HTML and plain text. A copied
 * file has no HTML, and a copied picture has no plain text.
 */
function isText({ target, clipboardData }: ClipboardEvent) {
  const isField = target instanceof Element && target.matches('textarea, input, [contenteditable]');
  return (
    isField &&
    (clipboardData?.types.includes('text/html') ?? false) &&
    !isBlank(clipboardData?.getData('text/plain') ?? '')
  );
}

/**
 * Calls `onFiles` with files that the member drops anywhere on the page or pastes into it.
 * @returns true while files are being dragged over the page
 */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    // Count the elements under the pointer, because the `dragenter` event of a child fires before the `dragleave` event
    // of its parent.
    let depth = 0;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => hasFiles(event) && setOver(++depth > 0);
    const leave = (event: DragEvent) => hasFiles(event) && setOver(--depth > 0);
    // Without this, the browser would leave the page and open the dropped file.
    const allow = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isText(event)) take(event, event.clipboardData);
    };

    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);

  return over;
}

import { useEffect } from 'react';

/** Sets the document's title while the page is mounted. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? 'Brasa' : `${title} · Brasa`;
  }, [title]);
}

import { useEffect } from 'react';

/** Sets the title of the document while the page is mounted. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? 'Brasa' : `${title} · Brasa`;
  }, [title]);
}

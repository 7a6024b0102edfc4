import { useEffect } from 'react';

/** Names the tab for as long as the page stands. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? 'Brasa' : `${title} · Brasa`;
  }, [title]);
}

import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The element that holds a page's content, where focus and the skip link go. */
export const CONTENT_ID = 'conteudo';

/**
 * Scrolls a newly opened page to its top, or to the element that the hash names, and moves the focus into its content.
 * Back and Forward keep the scroll position.
 */
export function useArrivalFocus() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    if (kind === NavigationType.Pop) return;
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    const content = document.getElementById(CONTENT_ID);
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [pathname, hash, kind]);
}

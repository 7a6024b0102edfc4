import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * The id of the element that contains a page's content. The skip link leads to this element, and a new page moves the
 * focus to it.
 */
export const CONTENT_ID = 'conteudo';

/**
 * Scrolls a newly opened page to its top, or to the element whose id is the hash of the URL, and moves the focus into
 * the page's content. A Back or Forward navigation keeps the scroll position.
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

import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The id of the element that contains a page's content. The focus and the skip link go to this element. */
export const CONTENT_ID = 'conteudo';

/**
 * Scrolls a newly opened page to its top, or to the element with the id in the URL's hash, and moves the focus into the
 * page's content. Back and Forward keep the scroll position.
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

import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The element that holds a page's content, where focus and the skip link go. */
export const CONTENT_ID = 'conteudo';

/**
 * A page one goes to starts at its top, or at the part its address names, and with focus in its content; going back
 * keeps the place.
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

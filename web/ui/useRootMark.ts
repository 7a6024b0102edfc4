import { useLayoutEffect } from 'react';

/**
 * Sets an attribute of the html element while `isSet` is true, for styles outside of the component (ui/theme.css).
 * Firefox 114 lacks `:has()`, which would do this without a script.
 */
export function useRootMark(attribute: `data-${string}`, isSet: boolean) {
  useLayoutEffect(() => {
    if (!isSet) return;
    document.documentElement.setAttribute(attribute, '');
    return () => document.documentElement.removeAttribute(attribute);
  }, [attribute, isSet]);
}

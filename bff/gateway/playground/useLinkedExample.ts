import { useEffect, useEffectEvent } from 'react';
import type { Collection, Example } from './collection.ts';
import { exampleIn } from './example-links.ts';

/**
 * Opens the example whose id is in the fragment of the page's address, now and after each change of the fragment. Then
 * removes the fragment from the address.
 * @param open called with undefined if the example does not exist
 */
export function useLinkedExample(collection: Collection, isReady: boolean, open: (example?: Example) => void) {
  const follow = useEffectEvent(() => {
    const id = exampleIn(location.hash);
    if (id === undefined) return;
    history.replaceState(null, '', location.pathname);
    open(collection.get(id));
  });
  useEffect(() => {
    if (!isReady) return;
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [isReady]);
}

import { useEffect, useEffectEvent } from 'react';
import type { Collection, Example } from './collection.ts';
import { exampleIn } from './example-links.ts';

/**
 * Opens the example that the address names, now and at each link to another one, and removes it from the address.
 * @param open gets undefined for a link to an example that does not exist
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

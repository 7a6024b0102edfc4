import { useEffect, useEffectEvent } from 'react';
import type { Collection, Example } from './collection.ts';
import { exampleIn } from './example-links.ts';

/** Opens the example that the address names, now and at each link to another one, and removes it from the address. */
export function useLinkedExample(collection: Collection, isReady: boolean, open: (example: Example) => void) {
  const follow = useEffectEvent(() => {
    const example = collection.get(exampleIn(location.hash) ?? '');
    if (!example) return;
    history.replaceState(null, '', location.pathname);
    open(example);
  });
  useEffect(() => {
    if (!isReady) return;
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [isReady]);
}

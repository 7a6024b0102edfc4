import type { ComponentType } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';

/** A count on a sidebar item, whose code is asked for when the first screen stands. */
export function lazyBadge(load: () => Promise<ComponentType>) {
  return lazyCode(() => quiet().then(load));
}

function quiet() {
  return new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 500); // ms
  });
}

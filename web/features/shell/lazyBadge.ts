import type { ComponentType } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';

/**
 * Creates the component for the badge (a number) of a sidebar item. The code of the component is loaded when the
 * browser is idle after the first paint.
 */
export function lazyBadge(load: () => Promise<ComponentType>) {
  return lazyCode(() => quiet().then(load));
}

function quiet() {
  return new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 500); // ms
  });
}

import { lazy, type ComponentType } from 'react';

/** A count on a sidebar item, whose code is asked for when the first screen stands. */
export function lazyBadge(load: () => Promise<ComponentType>) {
  return lazy(() =>
    quiet()
      .then(load)
      .then((component) => ({ default: component })),
  );
}

function quiet() {
  return new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 500); // ms
  });
}

import { attempt } from './areas.ts';

/** The service workers of this site; undefined where the browser has none, or refuses them as it does stores. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return attempt(() => navigator.serviceWorker);
}

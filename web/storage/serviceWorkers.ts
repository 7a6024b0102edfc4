import { attempt } from './areas.ts';

/** Returns this site's service workers, or undefined if the browser has none or refuses them as it refuses storage. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return attempt(() => navigator.serviceWorker);
}

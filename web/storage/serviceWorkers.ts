import { attempt } from './areas.ts';

/**
 * Returns this site's service workers, or undefined if the browser does not support them, or blocks them together with
 * storage.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return attempt(() => navigator.serviceWorker);
}

import { attempt } from './areas.ts';

/**
 * Returns the browser's service workers of this site. Returns undefined if the browser does not support service
 * workers, or blocks them together with storage.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return attempt(() => navigator.serviceWorker);
}

import { onRefused } from '../../apollo/refused.ts';
import { getSession, subscribeSession } from '../../storage/session.ts';
import { checkForNewVersion, offerNewVersion } from './version.ts';
import { serviceWorkers } from '../../storage/serviceWorkers.ts';
import { savesData } from '../../ui/savesData.ts';

const CHECK_INTERVAL_MS = 60 * 60_000;

/**
 * Registers the service worker that caches the app's own files for offline use. Registers it only on a built site and
 * only for members, because visitors may never return. Does not register it if the browser sends Save-Data, because it
 * would prefetch files. Also checks for new versions in tabs that stay open for days.
 */
export function keepAppShell() {
  if (!import.meta.env.PROD) return;

  const workers = serviceWorkers();
  const register = () => {
    if (!getSession() || savesData()) return;
    workers?.register('/sw.js').catch(() => undefined);
  };
  register();
  subscribeSession(register);

  const offer = () => void offerNewVersion();
  addEventListener('vite:preloadError', offer);
  onRefused(offer);

  let lookedAt = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < CHECK_INTERVAL_MS) return;
    lookedAt = Date.now();
    void checkForNewVersion();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, CHECK_INTERVAL_MS);
  workers?.addEventListener('controllerchange', () => void checkForNewVersion());
}

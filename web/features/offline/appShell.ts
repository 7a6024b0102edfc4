import { onRefused } from '../../apollo/refused.ts';
import { getSession, subscribeSession } from '../../storage/session.ts';
import { checkForNewVersion, offerNewVersion } from './version.ts';
import { serviceWorkers } from '../../storage/serviceWorkers.ts';
import { savesData } from '../../ui/savesData.ts';

const CHECK_INTERVAL_MS = 60 * 60_000;

/**
 * Caches the app's own files for offline use, in a built site and for members only: visitors may never return, and with
 * Save-Data the browser should not prefetch files. It also checks for new versions in tabs that stay open for days.
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

import { onRefused } from '../../apollo/refused.ts';
import { getSession, subscribeSession } from '../../storage/session.ts';
import { lookForNewVersion, offerNewVersion } from './version.ts';
import { serviceWorkers } from '../../storage/serviceWorkers.ts';
import { savesData } from '../../ui/savesData.ts';

const LOOK_AGAIN = 60 * 60_000; // ms

/**
 * Keeps the app's own files for when there is no network (built site only), for members alone: visitors may never come
 * again, and with Save-Data nothing is fetched that may not be opened. Sees to it that a tab that stays open for days
 * follows the site's versions.
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
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN) return;
    lookedAt = Date.now();
    void lookForNewVersion();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_AGAIN);
  workers?.addEventListener('controllerchange', () => void lookForNewVersion());
}

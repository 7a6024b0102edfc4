import { createStoredText } from '../../storage/createStoredText.ts';

/**
 * Keeps the app's own files for when there is no network (built site only), once the page has loaded. After a new
 * version has been published, a chunk of the old one may be gone: the page is then loaded again, once in ten seconds.
 */
export function keepAppShell() {
  if (!import.meta.env.PROD) return;

  if ('serviceWorker' in navigator) {
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
  }

  window.addEventListener('vite:preloadError', () => {
    const last = Number(reloadedAt.read());
    if (!navigator.onLine || Date.now() - last < RELOAD_PAUSE) return;
    reloadedAt.write(String(Date.now()));
    window.location.reload();
  });
}

const reloadedAt = createStoredText('reloadedAt', { area: 'session', per: 'device' });
const RELOAD_PAUSE = 10_000; // ms

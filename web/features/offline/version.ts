import { createStoredText } from '../../storage/createStoredText.ts';
import { watcher } from '../../navigation/entries.ts';
import { toast } from '../../ui/toast.ts';

const RELOAD_PAUSE_MS = 10_000;
/**
 * In ms. After this tab has offered a reload, it does not offer another one for this time, even if further files fail
 * to load.
 */
const OFFER_PAUSE_MS = 10 * 60_000;
const reloadedAt = createStoredText('reloadedAt', { area: 'session', per: 'device' });
/**
 * The URL of the app's entry script, which contains a hash of its content. The HTML page of another version contains
 * another URL.
 */
const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
/** The time at which this tab's page was built, as web/build/pagePlugin.ts writes it into the page. */
const built = builtAt(document.head.innerHTML);

let isOld = false;
let offeredAt = -OFFER_PAUSE_MS;
let checking: Promise<boolean> | null = null;

/**
 * Resolves to true if the server's version of the site is newer than this tab's version. While the gateways are renewed
 * one after the other, an older gateway may answer: its version differs, but is not newer.
 */
export function checkForNewVersion() {
  checking ??= look().finally(() => (checking = null));
  return checking;
}

async function look() {
  if (!navigator.onLine) return isOld;
  const response = await fetch('/', { cache: 'no-cache' }).catch(() => null);
  if (!response?.ok) return isOld;
  const html = await response.text();
  isOld = !html.includes(entry) && builtAt(html) > built;
  return isOld;
}

/** Returns the build time that an HTML page contains, or 0. */
function builtAt(html: string) {
  return Number(/name="built" content="(\d+)"/.exec(html)?.[1] ?? 0);
}

/**
 * Call this after a failure. If the server has a newer version of the site, which can be the cause of the failure, a
 * toast offers to reload the page.
 */
export async function offerNewVersion() {
  if (!(await checkForNewVersion()) || performance.now() - offeredAt < OFFER_PAUSE_MS) return;
  offeredAt = performance.now();
  toast({
    title: 'A Brasa tem uma nova versão',
    description: 'Atualize para continuar.',
    action: { label: 'Atualizar', run: () => window.location.reload() },
  });
}

/**
 * Reloads the page if it is out of date and has no unsaved data. Does not reload again within RELOAD_PAUSE_MS:
 * otherwise an old page from the HTTP cache would cause a reload loop.
 */
export async function reloadIfOld() {
  if (!(await checkForNewVersion()) || Date.now() - Number(reloadedAt.read()) < RELOAD_PAUSE_MS || !mayLeave()) return;
  reloadedAt.write(String(Date.now()));
  window.location.reload();
}

// If this tab's version is out of date, a navigation loads the target page from the server, unless this tab has unsaved
// data.
watcher.loads = (address) => {
  const loads = isOld && mayLeave();
  if (loads) window.location.assign(address);
  return loads;
};

/**
 * Returns false while this tab is sending data or has unsaved changes. Finds out by dispatching a `beforeunload` event,
 * which the listeners of the unsaved forms cancel.
 */
function mayLeave() {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

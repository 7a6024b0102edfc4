import { createStoredText } from '../../storage/createStoredText.ts';
import { watcher } from '../../navigation/entries.ts';
import { toast } from '../../ui/toast.ts';

const RELOAD_PAUSE_MS = 10_000;
/** After the member has dismissed the offer, an old tab does not repeat it at each missing file. */
const OFFER_PAUSE_MS = 10 * 60_000;
const reloadedAt = createStoredText('reloadedAt', { area: 'session', per: 'device' });
/** The URL of the app's entry file, with a hash of its content. The page of another version names another file. */
const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

let isOld = false;
let offeredAt = -OFFER_PAUSE_MS;
let checking: Promise<boolean> | null = null;

/** Resolves to true if the site has another version than this tab. The result stays true. */
export function checkForNewVersion() {
  checking ??= look().finally(() => (checking = null));
  return checking;
}

async function look() {
  if (isOld || !navigator.onLine) return isOld;
  const response = await fetch('/', { cache: 'no-cache' }).catch(() => null);
  if (response?.ok) isOld = !(await response.text()).includes(entry);
  return isOld;
}

/** Offers a reload, if a failure can be due to an outdated version. */
export async function offerNewVersion() {
  if (!(await checkForNewVersion()) || performance.now() - offeredAt < OFFER_PAUSE_MS) return;
  offeredAt = performance.now();
  toast({
    title: 'A Brasa tem uma nova versão',
    description: 'Atualize para continuar.',
    action: { label: 'Atualizar', run: () => window.location.reload() },
  });
}

/** Reloads an outdated page with nothing to lose. The pause prevents a reload loop if the old page comes again. */
export async function reloadIfOld() {
  if (!(await checkForNewVersion()) || Date.now() - Number(reloadedAt.read()) < RELOAD_PAUSE_MS || !mayLeave()) return;
  reloadedAt.write(String(Date.now()));
  window.location.reload();
}

// Navigations load the new version of the page, unless this tab has unsent data.
watcher.loads = (address) => {
  const loads = isOld && mayLeave();
  if (loads) window.location.assign(address);
  return loads;
};

/** Returns false while this tab is sending data or has unsaved changes. */
function mayLeave() {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

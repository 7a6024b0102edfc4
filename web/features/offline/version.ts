import { createStoredText } from '../../storage/createStoredText.ts';
import { watcher } from '../../navigation/entries.ts';
import { toast } from '../../ui/toast.ts';

const RELOAD_PAUSE = 10_000; // ms
/** A member who has put the offer away is not asked at each file that an old tab misses. */
const OFFER_PAUSE = 10 * 60_000; // ms
const reloadedAt = createStoredText('reloadedAt', { area: 'session', per: 'device' });
/** The app's first file, whose name says what is in it. Named in the page, as in the next version's page another is. */
const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

let isOld = false;
let offeredAt = -OFFER_PAUSE;
let looking: Promise<boolean> | null = null;

/** Whether the site is of another version than this tab; one that is old stays so. */
export function lookForNewVersion() {
  looking ??= look().finally(() => (looking = null));
  return looking;
}

async function look() {
  if (isOld || !navigator.onLine) return isOld;
  const response = await fetch('/', { cache: 'no-cache' }).catch(() => null);
  if (response?.ok) isOld = !(await response.text()).includes(entry);
  return isOld;
}

/** Something failed that would not have in the version that the site is of by now: says so, and asks. */
export async function offerNewVersion() {
  if (!(await lookForNewVersion()) || performance.now() - offeredAt < OFFER_PAUSE) return;
  offeredAt = performance.now();
  toast({
    title: 'A Brasa tem uma nova versão',
    description: 'Atualize para continuar.',
    action: { label: 'Atualizar', run: () => window.location.reload() },
  });
}

/** For a page on which nothing can be lost. Not again and again, should the new one not come. */
export async function reloadIfOld() {
  if (!(await lookForNewVersion()) || Date.now() - Number(reloadedAt.read()) < RELOAD_PAUSE || !mayLeave()) return;
  reloadedAt.write(String(Date.now()));
  window.location.reload();
}

// Another page is loaded in its new version, unless this tab has to do something first.
watcher.loads = (address) => {
  const loads = isOld && mayLeave();
  if (loads) window.location.assign(address);
  return loads;
};

/** Whether nothing is being sent that would end with this tab. */
function mayLeave() {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

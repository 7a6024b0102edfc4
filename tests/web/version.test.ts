import { beforeEach, expect, it, vi } from 'vitest';
import { checkForNewVersion, offerNewVersion, reloadIfOld } from '../../web/features/offline/version.ts';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';

// The document is from the first version of the app: it loads index-first.js. `fetch` returns the document of the
// second version.
vi.hoisted(() => {
  document.head.innerHTML =
    '<meta name="built" content="2000"><script type="module" src="/assets/index-first.js"></script>';
});

const MINUTE_MS = 60_000;
const offered = () => toastStore.get()?.open === true;
const reloaded = () => Object.keys(sessionStorage).some((name) => name.includes('reloadedAt'));

const pageOf = (name: string, built: number) =>
  `<meta name="built" content="${built}"><script src="/assets/index-${name}.js"></script>`;
const answer = (html: string) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(html)));

beforeEach(() => {
  answer(pageOf('second', 3000));
  // Suppresses the error that jsdom logs because it cannot reload a page.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  toastStore.subscribe(() => undefined);
});

it('a dismissed offer of a new version appears again after ten minutes, not earlier', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await offerNewVersion();
  expect(offered()).toBe(true);
  dismissToast(toastStore.get()?.id ?? 0);

  now.mockReturnValue(9 * MINUTE_MS);
  await offerNewVersion();
  expect(offered()).toBe(false);

  now.mockReturnValue(10 * MINUTE_MS);
  await offerNewVersion();
  expect(offered()).toBe(true);
  now.mockRestore();
});

it('while closing the tab would ask for confirmation, reloadIfOld does not reload the page', async () => {
  const holds = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', holds);
  await reloadIfOld();
  expect(reloaded()).toBe(false);
  window.removeEventListener('beforeunload', holds);
  await reloadIfOld();
  expect(reloaded()).toBe(true);
});

it.each([
  ['the page of an older gateway', pageOf('zeroth', 1000)],
  ['its own page, built again later', pageOf('first', 3000)],
  ['the page of a captive portal', '<h1>Entre na rede</h1>'],
])('a tab that is answered with %s does not count as old', async (_what, html) => {
  answer(html);
  expect(await checkForNewVersion()).toBe(false);
});

it('a tab that counted as old does not count as old after its own version has answered', async () => {
  expect(await checkForNewVersion()).toBe(true);
  answer(pageOf('first', 2000));
  expect(await checkForNewVersion()).toBe(false);
});

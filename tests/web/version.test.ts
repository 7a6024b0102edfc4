import { beforeEach, expect, it, vi } from 'vitest';
import { offerNewVersion, reloadIfOld } from '../../web/features/offline/version.ts';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';

// The page of the version that this tab is of; the site is of another by now.
vi.hoisted(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-first.js"></script>';
});

const MINUTE = 60_000; // ms
const offered = () => toastStore.get()?.open === true;
const reloaded = () => Object.keys(sessionStorage).some((name) => name.includes('reloadedAt'));

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<script src="/assets/index-second.js"></script>')));
  // jsdom goes nowhere, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  toastStore.subscribe(() => undefined);
});

it('a new version that the member has put away is offered again after ten minutes, and no sooner', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  await offerNewVersion();
  expect(offered()).toBe(true);
  dismissToast(toastStore.get()?.id ?? 0);

  now.mockReturnValue(9 * MINUTE);
  await offerNewVersion();
  expect(offered()).toBe(false);

  now.mockReturnValue(10 * MINUTE);
  await offerNewVersion();
  expect(offered()).toBe(true);
  now.mockRestore();
});

it('a page that broke is not loaded anew while the tab sends something', async () => {
  const holds = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', holds);
  await reloadIfOld();
  expect(reloaded()).toBe(false);
  window.removeEventListener('beforeunload', holds);
  await reloadIfOld();
  expect(reloaded()).toBe(true);
});

import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';
import { recordBrowserChanges } from './fresh-browser.ts';
import { EXPECT_TIMEOUT_MS } from './time-limits.ts';

configure({ asyncUtilTimeout: EXPECT_TIMEOUT_MS });

const restoreBrowser = recordBrowserChanges();

/** Dismisses all toasts after each test: an open one delays the next for seconds. */
afterEach(() => {
  cleanup();
  for (let toast = toastStore.get(); toast?.open; toast = toastStore.get()) dismissToast(toast.id);
});

/**
 * The files of a worker share the libraries, which take long to load, and one jsdom. The modules of the app are
 * evaluated anew for each file, so that none finds the session, the caches or the queues of another.
 */
afterAll(async () => {
  // Code that is still loading would otherwise be evaluated among the modules of the next file.
  await vi.dynamicImportSettled();
  restoreBrowser();
  vi.resetModules();
});

import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';
import { recordBrowserChanges } from './fresh-browser.ts';
import { EXPECT_TIMEOUT_MS } from './time-limits.ts';

configure({ asyncUtilTimeout: EXPECT_TIMEOUT_MS });

const restoreBrowser = recordBrowserChanges();

/**
 * Dismisses all toasts (short messages on the screen) after each test, because an open toast delays the next one for
 * seconds.
 */
afterEach(() => {
  cleanup();
  for (let toast = toastStore.get(); toast?.open; toast = toastStore.get()) dismissToast(toast.id);
});

/**
 * The test files of a worker share one jsdom, and the libraries, which take long to load. The app's own modules are
 * evaluated again for each test file, so that no file finds the session, the caches or the queues of an earlier file.
 */
afterAll(async () => {
  // Waits for pending dynamic imports. Otherwise the imported code would run during the next test file.
  await vi.dynamicImportSettled();
  restoreBrowser();
  vi.resetModules();
});

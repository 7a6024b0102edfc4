import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';
import { EXPECT_TIMEOUT_MS } from './time-limits.ts';

configure({ asyncUtilTimeout: EXPECT_TIMEOUT_MS });

/** A message that stands keeps the next one waiting for its seconds: each test begins with none. */
afterEach(() => {
  for (let toast = toastStore.get(); toast?.open; toast = toastStore.get()) dismissToast(toast.id);
});

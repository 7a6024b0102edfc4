import { configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, toastStore } from '../../web/ui/toast.ts';

// A busy machine may take long over one step; a rule that holds late holds.
configure({ asyncUtilTimeout: 10_000 });

/** A message that stands keeps the next one waiting for its seconds: each test begins with none. */
afterEach(() => {
  for (let toast = toastStore.get(); toast?.open; toast = toastStore.get()) dismissToast(toast.id);
});

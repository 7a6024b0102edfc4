import { lazyCode } from '../../../ui/lazyCode.ts';

/** Loads the dialogs that few sign-ins need (password recovery, second step, passkey) from a separate chunk. */
export function loadSteps() {
  return import('../sign-in/signInSteps.ts');
}

export const LazyRecoveryDialog = lazyCode(() => loadSteps().then((m) => m.RecoveryDialog));
export const LazySecondStepDialog = lazyCode(() => loadSteps().then((m) => m.SecondStepDialog));

import { lazyCode } from '../../../ui/lazyCode.ts';

/**
 * Loads the dialogs for password recovery, for the second step of a sign-in and for passkeys. They are in a separate
 * chunk, because few sign-ins need them.
 */
export function loadSteps() {
  return import('../sign-in/signInSteps.ts');
}

export const LazyRecoveryDialog = lazyCode(() => loadSteps().then((m) => m.RecoveryDialog));
export const LazySecondStepDialog = lazyCode(() => loadSteps().then((m) => m.SecondStepDialog));

import { lazyCode } from '../../../ui/lazyCode.ts';

/** Loads the steps that few sign-ins need, from a chunk of their own. */
export function loadSteps() {
  return import('../sign-in/signInSteps.ts');
}

export const LazyRecoveryDialog = lazyCode(() => loadSteps().then((m) => m.RecoveryDialog));
export const LazySecondStepDialog = lazyCode(() => loadSteps().then((m) => m.SecondStepDialog));

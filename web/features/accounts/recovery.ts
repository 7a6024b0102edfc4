import { lazyCode } from '../../ui/lazyCode.ts';

/** What few who sign in need, in a chunk of its own. */
export function loadSteps() {
  return import('./sign-in-steps.ts');
}

export const RecoveryDialog = lazyCode(() => loadSteps().then((m) => m.RecoveryDialog));
export const SecondStepDialog = lazyCode(() => loadSteps().then((m) => m.SecondStepDialog));

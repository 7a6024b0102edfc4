import { lazy } from 'react';

/** What few who sign in need, in a chunk of its own. */
export function loadSteps() {
  return import('./sign-in-steps.ts');
}

export const RecoveryDialog = lazy(() => loadSteps().then((m) => ({ default: m.RecoveryDialog })));
export const SecondStepDialog = lazy(() => loadSteps().then((m) => ({ default: m.SecondStepDialog })));

/**
 * Loads the Apollo client and the operations of the sign-in and sign-up forms. The forms render first and call this on
 * the first focus of a field, so that the page does not wait for this code. Rejects if the network fails; the next call
 * then tries again.
 */
export function loadOperations() {
  return import('./operations.ts');
}

/** Preloads the operations of the forms. Ignores a failure, because the submit loads them again. */
export function expectOperations() {
  loadOperations().catch(() => undefined);
}

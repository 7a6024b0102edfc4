/**
 * Loads the Apollo client and the operations of the forms. The forms render without them and load them on the first
 * focus, so that the sign-in page waits for neither. Rejects if the network fails; the next call then tries again.
 */
export function loadOperations() {
  return import('./operations.ts');
}

/** Preloads the operations, and ignores a failure. */
export function expectOperations() {
  loadOperations().catch(() => undefined);
}

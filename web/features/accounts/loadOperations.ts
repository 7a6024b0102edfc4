/**
 * Brings the client and the operations of the forms. The forms are drawn without them and ask on first focus, so that
 * signing in waits for neither. Rejects when the network fails, and may then be asked again.
 */
export function loadOperations() {
  return import('./operations.ts');
}

/** The same, for those who only expect to need them. */
export function expectOperations() {
  loadOperations().catch(() => undefined);
}

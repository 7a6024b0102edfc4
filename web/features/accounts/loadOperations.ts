/**
 * Loads the Apollo client and the operations of the sign-in and sign-up forms. The forms render first and call this on
 * the first focus of a field, so that the page does not wait for this code. Rejects if the network fails; the next call
 * then tries again.
 */
export function loadOperations() {
  return import('./operations.ts');
}

/**
 * Preloads the code with the GraphQL operations of the account forms. Ignores a failure, because submitting a form
 * loads the code again.
 */
export function expectOperations() {
  loadOperations().catch(() => undefined);
}

/**
 * Loads the Apollo client and the operations of the sign-in and sign-up forms. The forms call this when a field first
 * gets the focus, so that the page renders before this code is loaded. Rejects if the network fails; the next call then
 * loads the code again.
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

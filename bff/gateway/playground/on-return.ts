/**
 * Calls `retry` when the gateway may answer again: when the device is online again, and when the user returns to the
 * page, for example from the terminal in which they started the gateway.
 * @returns a function that ends the calls
 */
export function onReturn(retry: () => void) {
  window.addEventListener('focus', retry);
  window.addEventListener('online', retry);
  return () => {
    window.removeEventListener('focus', retry);
    window.removeEventListener('online', retry);
  };
}

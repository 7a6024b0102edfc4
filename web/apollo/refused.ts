const EVENT = 'brasa:refused';

/**
 * Tells the page that the server rejected an operation as invalid, which means that the page and the server have
 * different versions.
 */
export function tellRefused() {
  dispatchEvent(new Event(EVENT));
}

/** @returns a function that stops listening */
export function onRefused(listener: () => void) {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}

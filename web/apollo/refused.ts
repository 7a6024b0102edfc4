const EVENT = 'brasa:refused';

/** Tells the page that the server does not know what it was asked: it is of another version. */
export function tellRefused() {
  dispatchEvent(new Event(EVENT));
}

/** @returns a function that stops listening */
export function onRefused(listener: () => void) {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}

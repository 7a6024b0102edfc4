import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { faultCode } from './faults.ts';

const EVENT = 'brasa:wait';

/**
 * Tells the page that the server rate-limited a request. Passes on the server's message, which says how long to wait.
 */
export function tellWait(error: unknown) {
  if (faultCode(error) !== 'RATE_LIMITED' || !CombinedGraphQLErrors.is(error)) return;
  dispatchEvent(new CustomEvent(EVENT, { detail: error.errors[0]?.message }));
}

/** @returns a function that stops listening */
export function onWait(listener: (words: string) => void) {
  const onWait = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  addEventListener(EVENT, onWait);
  return () => removeEventListener(EVENT, onWait);
}

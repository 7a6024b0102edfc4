/** Maps each subscription to which the gateway sends events now to its root fields. */
const running = new Map<object, readonly string[]>();
let fields: readonly string[] = [];
const listeners = new Set<() => void>();

/** Returns the root fields of the subscriptions that receive events now. */
export const readLive = () => fields;

export function subscribeToLive(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Notes that the gateway sends events to a subscription from now on, or no longer if `rootFields` is undefined.
 * @param subscription any object that stands for the subscription
 */
export function setLive(subscription: object, rootFields: readonly string[] | undefined) {
  if (rootFields) running.set(subscription, rootFields);
  else if (!running.delete(subscription)) return;
  fields = [...running.values()].flat();
  for (const listener of listeners) listener();
}

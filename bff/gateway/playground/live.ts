/** A subscription to which the gateway sends events. */
export interface LiveSubscription {
  /** The id of the tab that started the subscription. */
  tab: string;
  /** The root fields of the subscription. */
  fields: readonly string[];
}

let running: readonly LiveSubscription[] = [];
const listeners = new Set<() => void>();

/** Returns the subscriptions that receive events now. */
export const readLive = () => running;

export function subscribeToLive(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes that the gateway sends events to a subscription from now on, or no longer. */
export function setLive(subscription: LiveSubscription, isLive: boolean) {
  if (running.includes(subscription) === isLive) return;
  running = isLive ? [...running, subscription] : running.filter((each) => each !== subscription);
  for (const listener of listeners) listener();
}

/**
 * Carries hints between the platform and the gateways. A hint tells its listeners only that something has changed and
 * has to be queried again. The bus delivers each event at most once, and keeps the order of the events that one
 * publisher sends to a topic. A listener that must not miss anything queries the database for the rows after its
 * cursor.
 */
export interface Bus {
  publish(topic: string, payload: unknown): void;
  /**
   * Calls `listener` for every event that is published to the topic from now on.
   * @returns a function that ends the subscription
   */
  subscribe(topic: string, listener: (payload: unknown) => void): () => void;
  /** Returns whether events that are published now reach the other processes. */
  isConnected(): boolean;
}

/**
 * The topic that announces that events of other processes may have been lost, because the bus or a publisher was down.
 * Listeners with a cursor then query the database again.
 */
export const RESUMED = 'resumed';

/**
 * Creates a bus within one process. An error that a listener throws affects neither the other listeners nor the
 * publisher.
 * @param report receives the errors that listeners throw
 */
export function createLocalBus(
  report: (error: unknown) => void = () => undefined,
): Bus & { hasListeners(topic: string): boolean } {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();

  return {
    isConnected: () => true,
    hasListeners: (topic) => listeners.has(topic),
    publish(topic, payload) {
      for (const listener of listeners.get(topic) ?? []) {
        try {
          listener(payload);
        } catch (error) {
          report(error);
        }
      }
    },
    subscribe(topic, listener) {
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => {
        ofTopic.delete(listener);
        if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic);
      };
    },
  };
}

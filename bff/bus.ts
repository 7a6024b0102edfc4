/**
 * Hints between the platform and the gateways: "something changed, look". At most once, in order per topic and
 * publisher. A listener that must not miss anything asks the database for what came after its cursor.
 */
export interface Bus {
  publish(topic: string, payload: unknown): void;
  /** Calls `listener` for every later payload of the topic, until the returned function is called. */
  subscribe(topic: string, listener: (payload: unknown) => void): () => void;
  /** Whether other processes hear what is published now. */
  isConnected(): boolean;
}

/**
 * The topic that says that others' events may have been missed: the bus was away, or who publishes was. A listener that
 * follows a cursor asks now.
 */
export const RESUMED = 'resumed';

/**
 * A bus within one process. What one listener throws is no other's affair, nor the publisher's.
 * @param report is told of it
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

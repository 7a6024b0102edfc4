import type { Logger } from 'pino';

/** A part of the platform with work of its own. It may also be stopped without having been started. */
export interface Service {
  /** Starts the part's work. @param origin the platform's, for parts that are told where to call it */
  start?(origin: string): unknown;
  /** Stops the part and waits for its work in progress. */
  stop?(): unknown;
  /** Does what `stop` does, for parts that close. */
  close?(): unknown;
}

/** Keeps the platform's services in their order: a service may use those that were added before it. */
export function createServices(logger: Logger) {
  const services: { name: string; service: Service }[] = [];

  /** Stops all services, the last one first, also after a failure. @throws the failure of the first that fails */
  async function stop() {
    const failures: unknown[] = [];
    for (let last = services.pop(); last; last = services.pop()) {
      try {
        await last.service.stop?.();
        await last.service.close?.();
      } catch (error) {
        logger.error({ err: error, service: last.name }, 'a service did not stop cleanly');
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    /** Adds a service that is built and must be stopped from now on. @param name as in the log @returns the service */
    add<Added extends Service>(name: string, service: Added) {
      services.push({ name, service });
      return service;
    },

    /**
     * Starts the services one after the other, in their order. @throws the failure of the first one that does not
     * start, after stopping all services
     */
    async start(origin: string) {
      try {
        for (const { service } of [...services]) await service.start?.(origin);
      } catch (error) {
        // The failure to start is the cause, and `stop` has logged its own.
        await stop().catch(() => undefined);
        throw error;
      }
    },
    stop,
  };
}

export type Services = ReturnType<typeof createServices>;

import type { Logger } from 'pino';

/** A part of the platform that does work of its own. It may be stopped even if it was never started. */
export interface Service {
  /**
   * Starts the service's work.
   * @param origin the platform's own origin, for services that give it to others as a callback address
   */
  start?(origin: string): unknown;
  /** Stops the service and waits for its work in progress. */
  stop?(): unknown;
  /** Stops the service like `stop`, for services whose method is called `close`. */
  close?(): unknown;
}

/** Holds the platform's services in the order in which they were added. A service may use those added before it. */
export function createServices(logger: Logger) {
  const services: { name: string; service: Service }[] = [];

  /**
   * Stops all services in reverse order, even if some of them fail.
   * @throws the first failure
   */
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
    /**
     * Adds a service that has been created and has to be stopped from now on.
     * @param name the service's name in the log
     * @returns the service
     */
    add<Added extends Service>(name: string, service: Added) {
      services.push({ name, service });
      return service;
    },

    /**
     * Starts the services one after the other, in the order in which they were added.
     * @throws the failure of the first service that does not start, after stopping all services
     */
    async start(origin: string) {
      try {
        for (const { service } of [...services]) await service.start?.(origin);
      } catch (error) {
        // The error of the failed start is thrown below. `stop` has logged its own errors.
        await stop().catch(() => undefined);
        throw error;
      }
    },
    stop,
  };
}

export type Services = ReturnType<typeof createServices>;

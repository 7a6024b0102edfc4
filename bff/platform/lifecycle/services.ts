import type { Logger } from 'pino';

/**
 * A part of the platform that works in the background, for example at an interval. It can be stopped even if it was
 * never started.
 */
export interface Service {
  /**
   * Starts the service's work.
   * @param origin the platform's own origin, for services that give external providers a callback URL
   */
  start?(origin: string): unknown;
  /** Stops the service and waits for its work in progress. */
  stop?(): unknown;
  /** Does the same as `stop`. Some services call the method `close` instead. */
  close?(): unknown;
}

/**
 * Holds the platform's services in the order in which they were added. A service may use the services that were added
 * before it.
 */
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
     * Adds a service. From now on, `stop` stops it.
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
        // Ignore errors of `stop`, which has already logged them. The error of the failed start is thrown below.
        await stop().catch(() => undefined);
        throw error;
      }
    },
    stop,
  };
}

export type Services = ReturnType<typeof createServices>;

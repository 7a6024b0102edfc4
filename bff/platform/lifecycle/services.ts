import type { Logger } from 'pino';

/** A part of the platform that has to be stopped, and that may have to be started. */
export interface Service {
  /** The name in the log. */
  name: string;
  /** Starts the part's own work. @param origin the platform's, for parts that are told where to call it */
  start?: (origin: string) => unknown;
  /** Stops the part, also if it never started, and waits for its work in progress. */
  stop?: () => unknown;
}

/** Keeps the platform's services in their order: a service may use those that were added before it. */
export function createServices(logger: Logger) {
  const services: Service[] = [];

  /** Stops all services, the last one first, also after a failure. @throws the failure of the first that fails */
  async function stop() {
    const failures: unknown[] = [];
    for (let service = services.pop(); service; service = services.pop()) {
      try {
        await service.stop?.();
      } catch (error) {
        logger.error({ err: error, service: service.name }, 'a service did not stop cleanly');
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  return {
    /** Adds a service that is built and must be stopped from now on. */
    add: (service: Service) => void services.push(service),

    /**
     * Starts the services one after the other, in their order. @throws the failure of the first one that does not
     * start, after stopping all services
     */
    async start(origin: string) {
      try {
        for (const { start } of [...services]) await start?.(origin);
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

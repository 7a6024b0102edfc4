import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { hearErrors } from '../http/http-server.ts';
import { createLocalBus, RESUMED, type Bus } from './bus.ts';

const PREFIX = 'brasa:';
const CLOSE_TIMEOUT_MS = 500;
/** The maximum delay between two attempts to reconnect. */
export const MAX_RECONNECT_DELAY_MS = 1_000;
/**
 * The idle timeout: a connection is dropped if it has received no reply for this long. The bus sends a ping at slightly
 * shorter intervals, so that a working connection always receives a reply in time.
 */
const IDLE_TIMEOUT_MS = 5_000;

export interface RedisBus extends Bus {
  /** Disconnects after sending the pending messages, or after 500 ms if they have not been sent by then. */
  close(): Promise<void>;
}

interface RedisBusOptions {
  /** Called a single time per outage of Redis. */
  onError: (error: Error) => void;
  /** Receives the errors that listeners throw. */
  report?: (error: unknown) => void;
  /** The idle timeout in milliseconds; 5 s by default. */
  silence?: number;
}

/**
 * Creates a bus that all processes with the same Redis share. Every process receives the events of all topics from
 * Redis, and drops those without a listener in this process. So a new listener gets events immediately, without a round
 * trip to Redis. While Redis is unavailable, publishing neither waits nor fails, but reaches only this process. When
 * Redis is available again, an event of the topic RESUMED announces that events may have been lost: a process that
 * could not receive tells its own listeners, and a process that could not send tells all processes.
 */
export function createRedisBus(url: string, options: RedisBusOptions): RedisBus {
  const { onError, report, silence = IDLE_TIMEOUT_MS } = options;
  const local = createLocalBus(report);
  const settings = {
    retryStrategy: (times: number) => Math.min(times * 100, MAX_RECONNECT_DELAY_MS),
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    connectTimeout: 5_000, // ms
    keepAlive: 10_000, // ms
    socketTimeout: silence,
  };
  const speaking = hearErrors(new Redis(url, settings));
  const hearing = hearErrors(new Redis(url, { ...settings, autoResubscribe: false }));
  let isHearing = false;
  let wasUnheard = false;

  // Reports each outage a single time, not at every attempt to reconnect.
  let wasToldOf = false;
  for (const connection of [speaking, hearing]) {
    connection.on('error', (error: Error) => {
      if (!wasToldOf) onError(error);
      wasToldOf = true;
    });
  }

  speaking.on('ready', catchUp);
  hearing.on('ready', () => {
    hearing.psubscribe(`${PREFIX}*`).then(
      () => {
        isHearing = true;
        wasToldOf = false;
        local.publish(RESUMED, {});
        catchUp();
      },
      () => hearing.disconnect(true),
    );
  });
  hearing.on('close', () => (isHearing = false));
  hearing.on('pmessage', (_pattern: string, channel: string, message: string) => {
    const topic = channel.slice(PREFIX.length);
    if (local.hasListeners(topic)) local.publish(topic, parsed(message));
  });

  // Pings both connections. The connection that receives events sends nothing else. Without a ping, it would not notice
  // that the machine of Redis is gone.
  const heartbeat = setInterval(() => {
    for (const connection of [speaking, hearing]) {
      if (connection.status === 'ready') connection.ping().catch(() => undefined);
    }
  }, silence * 0.9).unref();

  function isConnected() {
    return isHearing && speaking.status === 'ready';
  }

  function publish(topic: string, payload: unknown) {
    if (isConnected()) {
      speaking.publish(PREFIX + topic, JSON.stringify(payload)).catch(() => (wasUnheard = true));
    } else {
      wasUnheard = true;
      local.publish(topic, payload);
    }
  }

  /**
   * Publishes RESUMED if this process could not send some events, so that the other processes learn that they have
   * missed events.
   */
  function catchUp() {
    if (!wasUnheard || !isConnected()) return;
    wasUnheard = false;
    publish(RESUMED, {});
  }

  return {
    publish,
    subscribe: (topic, listener) => local.subscribe(topic, listener),
    isConnected,
    async close() {
      clearInterval(heartbeat);
      hearing.disconnect();
      if (speaking.status === 'ready')
        await Promise.race([speaking.quit(), delay(CLOSE_TIMEOUT_MS)]).catch(() => undefined);
      speaking.disconnect();
    },
  };
}

/** Parses a message. Returns undefined if it is not JSON: other programs may write to the same channels. */
function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

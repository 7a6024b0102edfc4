import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { hearErrors } from '../http/http-server.ts';
import { createLocalBus, RESUMED, type Bus } from './bus.ts';

const PREFIX = 'brasa:';
const CLOSE_TIMEOUT_MS = 500;
/** Between two attempts to connect again. */
export const MAX_RECONNECT_DELAY_MS = 1_000;
/** A connection without a reply for this long is dropped. A heartbeat asks for one slightly more often. */
const IDLE_TIMEOUT_MS = 5_000;

export interface RedisBus extends Bus {
  /** Sends pending messages, for at most 500 ms, and disconnects. */
  close(): Promise<void>;
}

interface RedisBusOptions {
  /** Called once per outage of Redis. */
  onError: (error: Error) => void;
  /** Receives the errors that listeners throw. */
  report?: (error: unknown) => void;
  /** Milliseconds without a reply after which a connection is dropped; 5 s by default. */
  silence?: number;
}

/**
 * Creates a bus that all processes on one Redis share. Every process receives every topic, and passes on the topics
 * that have listeners here, so that a listener hears events from the moment it subscribes, without a round trip. While
 * Redis is unavailable, publishing neither waits nor fails, but reaches only this process. Once Redis is back, RESUMED
 * announces that events may be lost: each process that could not receive tells its own listeners, each that could not
 * send tells all processes.
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

  // Reports each outage once, not at every attempt to reconnect.
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

  // The receiving connection sends nothing by itself. Without a ping, it would wait for ever if the other machine is
  // gone.
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

  /** Tells the other processes that they missed events if this one could not send. */
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

/** Returns undefined for text that is not JSON, which other programs may write to our channels. */
function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

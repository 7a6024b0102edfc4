import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { hearErrors } from './http-server.ts';
import { createLocalBus, RESUMED, type Bus } from './bus.ts';

const PREFIX = 'brasa:';
const LAST_MOMENT = 500; // ms
/** Between two attempts to connect again. */
export const MAX_RECONNECT_DELAY_MS = 1_000;
/**
 * A connection that nothing comes over for so long after a question is given up; it is asked whether it lives as often.
 */
const LONGEST_SILENCE = 5_000; // ms

export interface RedisBus extends Bus {
  /** Sends what is on its way, for a moment at most. */
  close(): Promise<void>;
}

interface RedisBusOptions {
  /** Told when Redis is away. */
  onError: (error: Error) => void;
  /** Told of what a listener throws. */
  report?: (error: unknown) => void;
  /** Milliseconds without an answer after which a connection is given up; 5 s when absent. */
  silence?: number;
}

/**
 * A bus that all processes on one Redis share. Every process hears every topic and passes on what is listened to here,
 * so that a listener hears from the moment it subscribes, without a round trip. While Redis is away publishing neither
 * waits nor fails: what is published is heard in this process alone, and once Redis is back everybody is told that
 * something may have been missed: by each process that did not hear, and by each that was not heard.
 */
export function createRedisBus(url: string, options: RedisBusOptions): RedisBus {
  const { onError, report, silence = LONGEST_SILENCE } = options;
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

  // Without a listener a refused connection would end the process. Said once per outage, not at every attempt.
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

  // Where the other side is gone without a word, as when its machine is, the one that only hears would wait for ever.
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

  /** What was published meanwhile reached no other process. */
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
      if (speaking.status === 'ready') await Promise.race([speaking.quit(), delay(LAST_MOMENT)]).catch(() => undefined);
      speaking.disconnect();
    },
  };
}

/** What others write to our channels is nothing that anybody listens for. */
function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}

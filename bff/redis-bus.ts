import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createLocalBus, RESUMED, type Bus } from './bus.ts';

const PREFIX = 'brasa:';
const lastMoment = 500; // ms
const longestWait = 1_000; // ms between attempts to connect again

export interface RedisBus extends Bus {
  /** Sends what is on its way, for a moment at most. */
  close(): Promise<void>;
}

interface RedisBusOptions {
  /** Told when Redis is away. */
  onError: (error: Error) => void;
  /** Told of what a listener throws. */
  report?: (error: unknown) => void;
}

/**
 * A bus that all processes on one Redis share. Every process hears every topic and passes on what is listened to here,
 * so that a listener hears from the moment it subscribes, without a round trip. While Redis is away publishing neither
 * waits nor fails: what is published is heard in this process alone, and once Redis is back everybody is told that
 * something may have been missed: by each process that did not hear, and by each that was not heard.
 */
export function createRedisBus(url: string, { onError, report }: RedisBusOptions): RedisBus {
  const local = createLocalBus(report);
  const options = {
    retryStrategy: (times: number) => Math.min(times * 100, longestWait),
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    connectTimeout: 5_000, // ms
    keepAlive: 10_000, // ms
  };
  const speaking = new Redis(url, options);
  const hearing = new Redis(url, { ...options, autoResubscribe: false });
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

  /** What was published meanwhile reached nobody else. */
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
      hearing.disconnect();
      if (speaking.status === 'ready') await Promise.race([speaking.quit(), delay(lastMoment)]).catch(() => undefined);
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

import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { hearErrors } from '../http/http-server.ts';
import { families, familyOf, type FamilyName } from './families.ts';
import { MAX_TIMES, subnetsOf } from './subnets.ts';

/** With `on` all families of calls are counted, with `changes` all except those that only read, with `off` none. */
export type RateLimitMode = 'on' | 'changes' | 'off';

export interface RateLimitOptions {
  mode: RateLimitMode;
  /** The URL of the Redis in which all processes count together. If absent, each process counts only its own calls. */
  redisUrl?: string | undefined;
  onError?: (error: Error) => void;
}

/**
 * The member and the network address that a call comes from. A call that the product makes itself has neither, and is
 * not counted.
 */
export interface Caller {
  member?: string | undefined;
  address?: string | undefined;
}

export interface RateLimits {
  /**
   * Counts a call.
   * @returns undefined if the call is allowed; otherwise the number of seconds until the caller may retry
   */
  take(family: FamilyName, caller: Caller): Promise<number | undefined>;
  close(): void;
}

/** @param times the allowance of this key, as a multiple of the family's allowance */
type Count = (key: string, times?: number) => Promise<number | undefined>;

/** Rate limits that allow every call. */
export const noRateLimits: RateLimits = { take: () => Promise.resolve(undefined), close: () => undefined };

/**
 * Creates the rate limits: counts calls by family, per member and per address. While Redis is unavailable, each process
 * counts its own calls. Members can then go on using the product, and a client that guesses passwords is still limited
 * in every process.
 */
export function createRateLimits({ mode, redisUrl, onError }: RateLimitOptions): RateLimits {
  if (mode === 'off') return noRateLimits;
  const redis = redisUrl === undefined ? undefined : connect(redisUrl, onError);
  const counts = new Map<string, Count>();

  function countOf(name: FamilyName, per: 'member' | 'address'): Count | undefined {
    const family = familyOf(name);
    const allowance = family[per];
    if (!allowance || (family.isReading && mode !== 'on')) return undefined;
    const keyPrefix = `brasa-limit:${name}:${per}`;
    // All keys share one limiter. A call costs a key with a larger allowance fewer points.
    const points = allowance.times * MAX_TIMES;
    const options = { keyPrefix, points, duration: allowance.seconds };
    const here = new RateLimiterMemory(options);
    const limiter = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          insuranceLimiter: here,
          rejectIfRedisNotReady: true,
          // Remembers in memory which keys have exceeded their limit, so that their calls are rejected without a
          // request to Redis.
          inMemoryBlockOnConsumed: points + 1,
        })
      : here;
    return async (key, times = 1) => {
      try {
        await limiter.consume(key, MAX_TIMES / times);
        return undefined;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
      }
    };
  }

  for (const name of namesOf(families)) {
    for (const per of ['member', 'address'] as const) {
      const count = countOf(name, per);
      if (count) counts.set(`${name}:${per}`, count);
    }
  }

  return {
    async take(family, { member, address }) {
      const byMember = member === undefined ? undefined : await counts.get(`${family}:member`)?.(member);
      if (byMember !== undefined || address === undefined) return byMember;
      const count = counts.get(`${family}:address`);
      if (!count) return undefined;
      const waits = await Promise.all(subnetsOf(address).map(({ name, times }) => count(name, times)));
      const longest = Math.max(...waits.map((wait) => wait ?? 0));
      return longest === 0 ? undefined : longest;
    },
    close: () => redis?.disconnect(),
  };
}

/** Wraps `limits` and calls `onThrottled` for every throttled call. */
export function watched(limits: RateLimits, onThrottled: (family: FamilyName) => void): RateLimits {
  return {
    ...limits,
    async take(family, caller) {
      const wait = await limits.take(family, caller);
      if (wait !== undefined) onThrottled(family);
      return wait;
    },
  };
}

function namesOf(named: typeof families) {
  const isName = (name: string): name is FamilyName => Object.hasOwn(named, name);
  return Object.keys(named).filter(isName);
}

function connect(url: string, onError: RateLimitOptions['onError']) {
  const redis = hearErrors(
    new Redis(url, {
      retryStrategy: (times) => Math.min(times * 100, 1_000), // ms
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: 500, // ms: the maximum time that a request waits until Redis has counted it
      socketTimeout: 2_000, // ms: closes a dead connection; otherwise each request would wait for `commandTimeout`
    }),
  );
  // Calls `onError` a single time per outage, not at every attempt to reconnect.
  let wasToldOf = false;
  redis.on('error', (error: Error) => {
    if (!wasToldOf) onError?.(error);
    wasToldOf = true;
  });
  redis.on('ready', () => (wasToldOf = false));
  return redis;
}

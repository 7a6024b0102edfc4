import { isIPv6 } from 'node:net';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { hearErrors } from '../http-server.ts';
import { families, familyOf, type FamilyName } from './families.ts';

/** `on`: every family. `changes`: none of those that only read. `off`: nothing is counted. */
export type RateLimitMode = 'on' | 'changes' | 'off';

export interface RateLimitOptions {
  mode: RateLimitMode;
  /** Where all processes count together; absent: each counts for itself. */
  redisUrl?: string | undefined;
  onError?: (error: Error) => void;
}

/** Whose call it is; of a call that the product makes itself neither is known, and it is not counted. */
export interface Caller {
  member?: string | undefined;
  address?: string | undefined;
}

export interface RateLimits {
  /** Counts a call. @returns the seconds until it may be made again, or undefined where it may be made now */
  take(family: FamilyName, caller: Caller): Promise<number | undefined>;
  close(): void;
}

type Count = (key: string) => Promise<number | undefined>;

/** Where no request is held back. */
export const noRateLimits: RateLimits = { take: () => Promise.resolve(undefined), close: () => undefined };

/**
 * Counts calls by family, per member and per address. While Redis is away each process counts for itself: members go
 * on, and no guesser gets a process to themselves.
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
    const options = { keyPrefix, points: allowance.times, duration: allowance.seconds };
    const here = new RateLimiterMemory(options);
    const limiter = redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          insuranceLimiter: here,
          rejectIfRedisNotReady: true,
          // Who is told to wait costs Redis nothing until then.
          inMemoryBlockOnConsumed: allowance.times + 1,
        })
      : here;
    return async (key) => {
      try {
        await limiter.consume(key);
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
      return counts.get(`${family}:address`)?.(lineOf(address));
    },
    close: () => redis?.disconnect(),
  };
}

/** The same limits, which tell of every call that has to wait. */
export function watched(limits: RateLimits, onHeldBack: (family: FamilyName) => void): RateLimits {
  return {
    ...limits,
    async take(family, caller) {
      const wait = await limits.take(family, caller);
      if (wait !== undefined) onHeldBack(family);
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
      commandTimeout: 500, // ms: no request waits for a count
      socketTimeout: 2_000, // ms: nor every time for one that never comes
    }),
  );
  // Without a listener a refused connection would end the process. Said once per outage.
  let wasToldOf = false;
  redis.on('error', (error: Error) => {
    if (!wasToldOf) onError?.(error);
    wasToldOf = true;
  });
  redis.on('ready', () => (wasToldOf = false));
  return redis;
}

/** One subscriber: an IPv4 address, or the /64 that a provider gives to one line of IPv6. */
export function lineOf(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An address that ends in IPv4 has two groups in the place of one; they are not among the first four.
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const whole = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

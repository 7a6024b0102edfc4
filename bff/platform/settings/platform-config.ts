import type { Level } from 'pino';
import { z } from 'zod';
import type { Pace } from '../../http/pace.ts';
import type { RateLimitOptions } from '../../rate-limits/limiter.ts';
import type { AdReview } from '../ads/publish.ts';
import type { AgeConfig } from '../age/assurance.ts';
import type { S3Config } from '../media/s3-store.ts';
import type { PostReview } from '../posts/review.ts';
import type { CardConfig } from '../wallet/stripe/card-payments.ts';

export interface PlatformConfig {
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The bucket for media; a folder under `dataDir` when absent. */
  s3?: S3Config | undefined;
  /** The provider of card payments. When absent, payments answer 503. */
  cards?: CardConfig | undefined;
  /**
   * The kind of age assurance. When absent, it is `self`: the platform trusts members who declare that they are adults.
   */
  age?: AgeConfig | undefined;
  /** Fills an empty database with the demo world. */
  demo: boolean;
  /** True in production. The platform then warns about unsafe defaults when it starts. */
  production?: boolean | undefined;
  mediaSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** The public origin of the site, as members see it; http://localhost when absent. */
  publicUrl?: string | undefined;
  /** The maximum number of wrong passwords and codes from one IP address within 15 minutes; 300 when absent. */
  maxFailuresOfAddress?: number | undefined;
  /** `auto` (default) approves ads immediately; `manual` leaves them to a moderator. */
  adReview?: AdReview | undefined;
  /** The posts that wait for a moderator's review; no posts when absent. */
  postReview?: PostReview | undefined;
  /** The path of a hash list of forbidden pictures, which is used in addition to the moderators' own list. */
  hashListFile?: string | undefined;
  /**
   * The path of ffmpeg, with which videos are compared to the hash lists. When absent, only the poster of a video is
   * checked.
   */
  ffmpegPath?: string | undefined;
  logLevel: Level | 'silent';
  /** The slowest rate at which gateways may send requests and read responses. A gateway is as slow as its clients. */
  pace?: Pace | undefined;
  /** The number of restarts of the platform's process so far; 0 when absent. */
  restarts?: number | undefined;
  /** The platform's share of the price of a VIP month, in percent; 20 when absent. */
  vipFeePercent?: number | undefined;
  /** The rate limits. When absent, no call is limited. */
  rateLimits?: Omit<RateLimitOptions, 'onError'> | undefined;
}

const platformConfig = z.object({
  port: z.number().int(),
  /** The host to listen on; loopback by default. */
  host: z.string().optional(),
  dataDir: z.string().min(1),
  databaseUrl: z.string().optional(),
  s3: z
    .object({
      bucket: z.string(),
      region: z.string(),
      endpoint: z.string().optional(),
      accessKeyId: z.string(),
      secretAccessKey: z.string(),
    })
    .optional(),
  cards: z
    .discriminatedUnion('kind', [
      z.object({
        kind: z.literal('stripe'),
        secretKey: z.string(),
        publishableKey: z.string(),
        webhookSecret: z.string(),
        localPort: z.number().int().optional(),
      }),
      z.object({ kind: z.literal('sandbox') }),
    ])
    .optional(),
  age: z
    .discriminatedUnion('mode', [
      z.object({ mode: z.literal('self') }),
      z.object({
        mode: z.literal('provider'),
        provider: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('sandbox') }),
          z.object({ kind: z.literal('http'), url: z.string(), secret: z.string(), publicUrl: z.string() }),
        ]),
      }),
    ])
    .optional(),
  demo: z.boolean(),
  production: z.boolean().optional(),
  mediaSecret: z.string().optional(),
  smtpUrl: z.string().optional(),
  mailFrom: z.string(),
  publicUrl: z.string().optional(),
  adReview: z.enum(['auto', 'manual']).optional(),
  hashListFile: z.string().optional(),
  ffmpegPath: z.string().optional(),
  postReview: z.enum(['off', 'first', 'all']).optional(),
  vipFeePercent: z.number().optional(),
  rateLimits: z.object({ mode: z.enum(['on', 'changes', 'off']), redisUrl: z.string().optional() }).optional(),
  restarts: z.number().int().optional(),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
});

/**
 * Reads the settings that bff/index.ts passes in the environment variable BRASA_PLATFORM.
 * @throws {Error} that quotes no setting, because some settings are secret
 */
export function readPlatformConfig(json: string | undefined): PlatformConfig & { host?: string | undefined } {
  if (json === undefined) throw new Error('The platform is started by bff/index.ts, which sets BRASA_PLATFORM.');
  return platformConfig.parse(JSON.parse(json));
}

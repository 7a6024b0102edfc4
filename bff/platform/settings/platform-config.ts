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
  /** The S3 bucket for media. When absent, media are stored in a folder under `dataDir`. */
  s3?: S3Config | undefined;
  /** The provider of card payments. When absent, payments answer 503. */
  cards?: CardConfig | undefined;
  /**
   * The method of age assurance (proof that a member is an adult). When absent, the method is `self`: the platform
   * trusts members who declare that they are adults.
   */
  age?: AgeConfig | undefined;
  /** True fills an empty database with the demo world (invented members and posts). */
  demo: boolean;
  /** True in production, where the platform warns about unsafe defaults when it starts. */
  production?: boolean | undefined;
  mediaSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** The public origin of the site, as members see it. When absent, http://localhost. */
  publicUrl?: string | undefined;
  /** The maximum number of wrong passwords and codes from one IP address within 15 minutes. When absent, 300. */
  maxFailuresOfAddress?: number | undefined;
  /** `auto` (the default) approves ads immediately; `manual` leaves each ad to a moderator. */
  adReview?: AdReview | undefined;
  /** The posts that wait for a moderator's review before publication. When absent, no posts wait. */
  postReview?: PostReview | undefined;
  /**
   * The path of a file with the perceptual hashes of forbidden pictures. They are checked in addition to the list that
   * moderators maintain.
   */
  hashListFile?: string | undefined;
  /**
   * The path of ffmpeg, which converts videos that browsers do not play, and extracts frames of a video so that they
   * can be compared to the lists of forbidden pictures. When absent, such videos are refused, and only the poster of a
   * video is checked.
   */
  ffmpegPath?: string | undefined;
  logLevel: Level | 'silent';
  /**
   * The minimum speed at which a gateway must send its requests and read the responses. A gateway is only as fast as
   * the client for which it sends and reads.
   */
  pace?: Pace | undefined;
  /** The number of restarts of the platform's process so far. When absent, 0. */
  restarts?: number | undefined;
  /** The platform's share of the price of a VIP month, in percent. When absent, 20. */
  vipFeePercent?: number | undefined;
  /** The rate limits. When absent, no call is limited. */
  rateLimits?: Omit<RateLimitOptions, 'onError'> | undefined;
}

const platformConfig = z.object({
  port: z.number().int(),
  /** The host name or address on which the platform listens; loopback by default. */
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
 * @throws {Error} for invalid settings. The message contains no value, because some settings are secret
 */
export function readPlatformConfig(json: string | undefined): PlatformConfig & { host?: string | undefined } {
  if (json === undefined) throw new Error('The platform is started by bff/index.ts, which sets BRASA_PLATFORM.');
  return platformConfig.parse(JSON.parse(json));
}

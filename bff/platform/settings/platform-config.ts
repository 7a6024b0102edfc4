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
  /** The card provider; absent: payments answer 503. */
  cards?: CardConfig | undefined;
  /** `self` when absent: the platform trusts members who declare that they are of age. */
  age?: AgeConfig | undefined;
  /** Fills an empty database with the demo world. */
  demo: boolean;
  /** True in production: the start then warns about unsafe defaults. */
  production?: boolean | undefined;
  mediaSecret?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom: string;
  /** The origin that members see; http://localhost when absent. */
  publicUrl?: string | undefined;
  /** Wrong passwords and codes from one address within 15 minutes; 300 when absent. */
  maxFailuresOfAddress?: number | undefined;
  /** `auto` (default) approves ads at once; `manual` leaves them to a moderator. */
  adReview?: AdReview | undefined;
  /** The posts that wait for a moderator; none when absent. */
  postReview?: PostReview | undefined;
  /** A list of pictures that may not be published, besides the moderators' own. */
  hashListFile?: string | undefined;
  /** The path of ffmpeg, which checks videos. Without it only their posters are checked. */
  ffmpegPath?: string | undefined;
  logLevel: Level | 'silent';
  /** The slowest rate at which gateways may send and read; they are as slow as their clients. */
  pace?: Pace | undefined;
  /** The number of restarts of its process; 0 when absent. */
  restarts?: number | undefined;
  /** The platform's share of a VIP month, in percent; 20 when absent. */
  vipFeePercent?: number | undefined;
  /** Absent: no call is limited. */
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

/** Reads the settings that bff/index.ts passes in BRASA_PLATFORM. @throws {Error} that quotes none of them */
export function readPlatformConfig(json: string | undefined): PlatformConfig & { host?: string | undefined } {
  if (json === undefined) throw new Error('The platform is started by bff/index.ts, which sets BRASA_PLATFORM.');
  return platformConfig.parse(JSON.parse(json));
}

import { z } from 'zod';
import type { PlatformConfig } from './server.ts';

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

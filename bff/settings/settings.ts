import { compile } from 'proxy-addr';
import { z } from 'zod';
import { DEFAULT_VIP_FEE_PERCENT } from '../../schema/vip-fee.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const httpUrl = z.url({ protocol: /^https?$/ });

/**
 * Defines all settings with their defaults. `.env.example` explains each setting. A test checks that both list the same
 * settings.
 */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  PLATFORM_PORT: port.default(4001),
  PLATFORM_URL: httpUrl.optional(),
  ROLE: z.enum(['all', 'platform']).default('all'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: httpUrl.optional(),
  DEV_SERVER_URL: httpUrl.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'not a secret key of Stripe')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'not a publishable key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'not a signing secret of a webhook of Stripe')
    .optional(),
  PAYMENTS_SANDBOX: onOff.optional(),
  AGE_ASSURANCE: z.enum(['self', 'provider']).optional(),
  AGE_PROVIDER_URL: httpUrl.optional(),
  AGE_PROVIDER_SECRET: z.string().min(32).optional(),
  AGE_SANDBOX: onOff.optional(),
  DEMO: onOff.optional(),
  DOCUMENTS: z.enum(['any', 'prefer', 'only']).default('prefer'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  RATE_LIMITS: z.enum(['on', 'changes', 'off']).optional(),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((proxy) => proxy.trim())
        .filter(Boolean),
    )
    .refine(isProxyList, 'addresses, ranges (10.0.0.0/8), loopback, linklocal or uniquelocal'),
  MEDIA_SECRET: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Brasa <nao-responda@brasa.example>'),
  AD_REVIEW: z.enum(['auto', 'manual']).default('auto'),
  HASH_LIST_FILE: z.string().min(1).optional(),
  FFMPEG_PATH: z.string().min(1).optional(),
  POST_REVIEW: z.enum(['off', 'first', 'all']).optional(),
  VIP_FEE_PERCENT: z.coerce.number().int().min(0).max(100).default(DEFAULT_VIP_FEE_PERCENT),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
});

export type Settings = z.output<typeof settings>;

function isProxyList(list: string[]) {
  try {
    compile(list);
    return true;
  } catch {
    return false;
  }
}

import { compile } from 'proxy-addr';
import { z } from 'zod';
import { secretProblems } from './secrets.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const httpUrl = z.url({ protocol: /^https?$/ });

/** Every setting, with its default. `.env.example` says what each is for; a test holds the two together. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  PLATFORM_PORT: port.default(4001),
  PLATFORM_URL: httpUrl.optional(),
  ROLE: z.enum(['all', 'platform']).default('all'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  PUBLIC_URL: httpUrl.optional(),
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
  AGE_ASSURANCE: z.enum(['self', 'provider']).default('self'),
  AGE_PROVIDER_URL: httpUrl.optional(),
  AGE_PROVIDER_SECRET: z.string().min(32).optional(),
  AGE_SANDBOX: onOff.optional(),
  DEMO: onOff.default(true),
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
  VIP_FEE_PERCENT: z.coerce.number().int().min(0).max(100).default(20),
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

export const settingNames = Object.keys(settings.shape);

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings; the only reader of the environment.
 * @throws {ConfigError} naming every problem at once, never a value.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  const problems = read.success ? [] : read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!read.success) throw new ConfigError(problems);

  const { data } = read;
  const production = data.NODE_ENV === 'production';
  if (production) {
    const problems = secretProblems(data);
    if (problems.length > 0) throw new ConfigError(problems);
  }
  if (production && !data.PLATFORM_URL && !data.MEDIA_SECRET) {
    throw new ConfigError(['MEDIA_SECRET: needed in production (32 characters or more)']);
  }

  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  const isS3Whole = bucket && accessKeyId && secretAccessKey;
  if (!isS3Whole && (bucket ?? accessKeyId ?? secretAccessKey ?? data.S3_ENDPOINT)) {
    throw new ConfigError(['S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: all three or none']);
  }

  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = data;
  const webhookSecret = data.STRIPE_WEBHOOK_SECRET;
  const stripe =
    secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret } : undefined;
  // A gateway alone takes no payments; it has to know that its pages load Stripe's script.
  const isGatewayAlone = data.PLATFORM_URL && publishableKey && !secretKey && !webhookSecret;
  if (!stripe && !isGatewayAlone && (secretKey ?? publishableKey ?? webhookSecret)) {
    throw new ConfigError(['STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: all three or none']);
  }
  if (stripe && secretKey?.includes('_live_') !== publishableKey?.startsWith('pk_live_')) {
    throw new ConfigError(['STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: both of test mode or both of live mode']);
  }
  // Its cards are made up and its money is credited all the same: never where nobody asked for it.
  const sandbox = (data.PAYMENTS_SANDBOX ?? !production) ? { kind: 'sandbox' as const } : undefined;

  // A benchmark on one's own machine measures Brasa and not its patience.
  const mode = data.RATE_LIMITS ?? (production ? 'on' : 'changes');
  const rateLimits = { mode, redisUrl: data.REDIS_URL };
  const age = ageOf(data, production);

  if (data.ROLE === 'platform' && data.PLATFORM_URL) {
    throw new ConfigError(['ROLE, PLATFORM_URL: the platform has no other behind it']);
  }

  return {
    production,
    /** 'platform': it runs alone in this process, for gateways that name it in PLATFORM_URL. */
    role: data.ROLE,
    /** Absent: what happens is heard in this process alone. */
    redisUrl: data.REDIS_URL,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL,
    corsOrigins: data.CORS_ORIGINS,
    /** Whose `X-Forwarded-For` is believed. */
    trustedProxies: data.TRUST_PROXY,
    drainDelay: data.DRAIN_SECONDS * 1_000, // ms
    rateLimits,
    logLevel: data.LOG_LEVEL,
    /** Absent: nobody reads the gateway's metrics. */
    metricsToken: data.METRICS_TOKEN,
    dataDir: data.DATA_DIR,
    /** Pages load Stripe's script. */
    usesStripe: publishableKey !== undefined,
    /** Absent: the platform is started here, in a process of its own. */
    platformUrl: data.PLATFORM_URL,
    platform: {
      port: data.PLATFORM_PORT,
      dataDir: data.DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      s3: isS3Whole
        ? { bucket, accessKeyId, secretAccessKey, region: data.S3_REGION, endpoint: data.S3_ENDPOINT }
        : undefined,
      cards: stripe ? { kind: 'stripe' as const, ...stripe } : sandbox,
      age,
      demo: data.DEMO,
      mediaSecret: data.MEDIA_SECRET,
      smtpUrl: data.SMTP_URL,
      mailFrom: data.MAIL_FROM,
      publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
      adReview: data.AD_REVIEW,
      hashListFile: data.HASH_LIST_FILE,
      ffmpegPath: data.FFMPEG_PATH,
      postReview: data.POST_REVIEW ?? (production && !data.DEMO ? ('first' as const) : ('off' as const)),
      vipFeePercent: data.VIP_FEE_PERCENT,
      rateLimits,
      logLevel: data.LOG_LEVEL,
    },
  };
}

function isProxyList(list: string[]) {
  try {
    compile(list);
    return true;
  } catch {
    return false;
  }
}

/** @throws {ConfigError} where ages are to be assured and nobody is there to do it: nothing may be served then */
function ageOf(data: z.output<typeof settings>, production: boolean) {
  const { AGE_ASSURANCE: mode, AGE_PROVIDER_URL: url, AGE_PROVIDER_SECRET: secret, PUBLIC_URL: publicUrl } = data;
  if ((url === undefined) !== (secret === undefined)) {
    throw new ConfigError(['AGE_PROVIDER_URL, AGE_PROVIDER_SECRET: both or none']);
  }
  if (mode === 'self' || data.PLATFORM_URL) return { mode: 'self' as const };
  if (url !== undefined && secret !== undefined) {
    if (publicUrl === undefined) throw new ConfigError(['PUBLIC_URL: needed for the age provider to lead back to']);
    return { mode, provider: { kind: 'http' as const, url, secret, publicUrl } };
  }
  // It lets everybody decide for themselves: never where nobody asked for it.
  if (data.AGE_SANDBOX ?? !production) return { mode, provider: { kind: 'sandbox' as const } };
  throw new ConfigError(['AGE_PROVIDER_URL, AGE_PROVIDER_SECRET: needed for AGE_ASSURANCE=provider in production']);
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

import { ageSettings, bucketOf, cardsOf } from './integrations.ts';
import { isLoopback, secretProblems } from './secrets.ts';
import { settings, type Settings } from './settings.ts';

export const settingNames = Object.keys(settings.shape);

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings. No other code reads settings from the environment.
 * @throws {ConfigError} naming every problem at once, never a value.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const { data, problems } = readEach(env);
  const named = new Set(problems.flatMap(namesIn));
  // An invalid setting counts as absent below. Problems that follow from its absence are not reported.
  const refuse = (problem: string) => {
    if (!namesIn(problem).some((name) => named.has(name))) problems.push(problem);
  };

  const production = data.NODE_ENV === 'production';
  const demo = data.DEMO ?? !production;
  if (production) for (const problem of [...secretProblems(data), ...unnamed(data, demo)]) refuse(problem);
  if (production && data.DEV_SERVER_URL)
    refuse('DEV_SERVER_URL: unset it in production, where pages come from the build');
  const s3 = bucketOf(data, refuse);
  const cards = cardsOf(data, refuse);
  const age = ageSettings(data, refuse);
  if (data.ROLE === 'platform' && data.PLATFORM_URL) {
    refuse('ROLE, PLATFORM_URL: unset one of them, since a platform has no other behind it');
  }
  if (problems.length > 0) throw new ConfigError(problems);

  // Reads are not limited outside production, so that a local benchmark measures Brasa and not its rate limits.
  const mode = data.RATE_LIMITS ?? (production ? 'on' : 'changes');
  const rateLimits = { mode, redisUrl: data.REDIS_URL };
  const publicUrl = data.PUBLIC_URL ?? data.DEV_SERVER_URL;

  return {
    production,
    /** 'platform': only the platform runs here, for gateways that name it in PLATFORM_URL. */
    role: data.ROLE,
    /** Without it, events reach only the processes started here. */
    redisUrl: data.REDIS_URL,
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    /** The dev server that serves the pages instead of the build. */
    devServerUrl: data.DEV_SERVER_URL,
    corsOrigins: data.CORS_ORIGINS,
    /** The documents that the gateway executes (bff/gateway/execution/trusted.ts). */
    documentsMode: data.DOCUMENTS,
    /** The proxies that may set `X-Forwarded-For`. */
    trustedProxies: data.TRUST_PROXY,
    drainDelay: data.DRAIN_SECONDS * 1_000, // ms
    rateLimits,
    logLevel: data.LOG_LEVEL,
    /** Without it, the gateway does not serve its metrics. */
    metricsToken: data.METRICS_TOKEN,
    dataDir: data.DATA_DIR,
    /** Pages load Stripe's script if it is set. */
    stripeKey: data.STRIPE_PUBLISHABLE_KEY,
    /** Without it, the platform is started here, in a process of its own. */
    platformUrl: data.PLATFORM_URL,
    platform: {
      port: data.PLATFORM_PORT,
      dataDir: data.DATA_DIR,
      databaseUrl: data.DATABASE_URL,
      s3,
      cards,
      age,
      demo,
      production,
      mediaSecret: data.MEDIA_SECRET,
      smtpUrl: data.SMTP_URL,
      mailFrom: data.MAIL_FROM,
      publicUrl: publicUrl ?? `http://localhost:${data.PORT}`,
      adReview: data.AD_REVIEW,
      hashListFile: data.HASH_LIST_FILE,
      ffmpegPath: data.FFMPEG_PATH,
      postReview: data.POST_REVIEW ?? (production && !demo ? ('first' as const) : ('off' as const)),
      vipFeePercent: data.VIP_FEE_PERCENT,
      rateLimits,
      logLevel: data.LOG_LEVEL,
    },
  };
}

/** Reads each setting separately. @returns the valid settings, and the problems of the others */
function readEach(env: Record<string, string | undefined>) {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const read = settings.safeParse(Object.fromEntries(given));
  if (read.success) return { data: read.data, problems: [] };
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const wrong = new Set(read.error.issues.map((issue) => issue.path[0]));
  return { data: settings.parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name)))), problems };
}

/** Returns the settings that a problem names: two in 'S3_BUCKET, S3_ENDPOINT: …'. */
function namesIn(problem: string) {
  return problem.slice(0, problem.indexOf(':')).split(', ');
}

/** Returns the problems of settings that production requires explicitly, because their default is unsafe there. */
function unnamed({ PLATFORM_URL, MEDIA_SECRET, AGE_ASSURANCE, PUBLIC_URL, HOST }: Settings, demo: boolean) {
  if (PLATFORM_URL !== undefined) return [];
  return [
    ...(MEDIA_SECRET === undefined ? ['MEDIA_SECRET: set it in production, to 32 characters or more'] : []),
    ...(AGE_ASSURANCE === undefined ? ['AGE_ASSURANCE: set it to self or provider in production'] : []),
    ...(demo && !isLoopback(PUBLIC_URL ?? originAt(HOST))
      ? ["DEMO: turn it off where others reach PUBLIC_URL or HOST, since the demo world's passwords are public"]
      : []),
  ];
}

/** Returns the origin by which a client reaches the host that the server listens on. */
function originAt(host: string) {
  return `http://${host.includes(':') ? `[${host}]` : host}`;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

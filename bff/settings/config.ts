import { ageSettings, bucketOf, cardsOf } from './integrations.ts';
import { isLoopback, secretProblems } from './secrets.ts';
import { settings, type Settings } from './settings.ts';

export const settingNames = Object.keys(settings.shape);

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads all settings from the environment. No other code reads them.
 * @throws {ConfigError} with the names of all invalid settings, but never with a value, because a value may be a secret
 */
export function readConfig(env: Record<string, string | undefined>) {
  const { data, problems } = readEach(env);
  const named = new Set(problems.flatMap(namesIn));
  // From here on, an invalid setting counts as absent. A problem of other settings that results only from its absence
  // is not reported.
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

  // Outside production, reading calls have no rate limits, so that a local benchmark does not exceed them.
  const mode = data.RATE_LIMITS ?? (production ? 'on' : 'changes');
  const rateLimits = { mode, redisUrl: data.REDIS_URL };
  const publicUrl = data.PUBLIC_URL ?? data.DEV_SERVER_URL;

  return {
    production,
    /**
     * With 'platform', this process starts only the platform. Gateways on other machines call the platform at their
     * PLATFORM_URL.
     */
    role: data.ROLE,
    /**
     * The URL of the Redis that carries the events. If undefined, events reach only the processes that are started
     * here.
     */
    redisUrl: data.REDIS_URL,
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    /** The URL of the dev server. If it is set, the dev server serves the web app's pages instead of the build. */
    devServerUrl: data.DEV_SERVER_URL,
    corsOrigins: data.CORS_ORIGINS,
    /** The policy for GraphQL documents that are not in a manifest (bff/gateway/execution/trusted.ts). */
    documentsMode: data.DOCUMENTS,
    /** The addresses of the proxies whose `X-Forwarded-For` header is trusted. */
    trustedProxies: data.TRUST_PROXY,
    drainDelay: data.DRAIN_SECONDS * 1_000, // ms
    rateLimits,
    logLevel: data.LOG_LEVEL,
    /** The token for /metrics. If undefined, the gateway does not serve /metrics. */
    metricsToken: data.METRICS_TOKEN,
    dataDir: data.DATA_DIR,
    /** Stripe's publishable key. If it is set, pages load Stripe's script. */
    stripeKey: data.STRIPE_PUBLISHABLE_KEY,
    /**
     * The URL of a platform on another machine. If undefined, the platform is started here, in a process of its own.
     */
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

/**
 * Validates each setting separately.
 * @returns the valid settings, and one problem for each invalid setting
 */
function readEach(env: Record<string, string | undefined>) {
  const given = Object.entries(env).filter(([, value]) => value !== '');
  const read = settings.safeParse(Object.fromEntries(given));
  if (read.success) return { data: read.data, problems: [] };
  const problems = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const wrong = new Set(read.error.issues.map((issue) => issue.path[0]));
  return { data: settings.parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name)))), problems };
}

/**
 * Returns the names of the settings at the start of a problem's text. For 'S3_BUCKET, S3_ENDPOINT: …', these are
 * S3_BUCKET and S3_ENDPOINT.
 */
function namesIn(problem: string) {
  return problem.slice(0, problem.indexOf(':')).split(', ');
}

/** Returns one problem for each missing setting whose default is unsafe in production. */
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

/** Returns the origin, such as `http://localhost`, at which a browser reaches a host. The origin contains no port. */
function originAt(host: string) {
  return `http://${host.includes(':') ? `[${host}]` : host}`;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

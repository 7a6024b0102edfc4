/**
 * The names of the settings that are secrets. `addressNames` are the settings that are URLs and may contain a password.
 */
const secretNames = [
  'MEDIA_SECRET',
  'METRICS_TOKEN',
  'AGE_PROVIDER_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;
const addressNames = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'] as const;

/**
 * Matches the public secrets of docker-compose.yml, and placeholders such as 'xxxx' that people type into a required
 * field.
 */
const given = /^(a-secret-for-trying-brasa-out-locally|brasa-local|postgres|(x|0|a)+)$/i;
const guessed = /change.?me|example|password|senha|secret.?(123|key)|123456|qwerty|default|your.?/i;
const MIN_CHARACTERS = 10; // the minimum number of different characters

type Settings = Readonly<Record<string, unknown>>;

/**
 * Returns the problems of the secrets: a secret is public, is easy to guess, has too few different characters, or is
 * used for two settings. A problem contains the names of settings, never their values. If PUBLIC_URL is on this machine
 * (such as http://localhost), public and shared secrets are allowed.
 */
export function secretProblems(settings: Settings): string[] {
  const problems: string[] = [];
  const names = new Map<string, string>();
  const isLocal = isLoopback(settings['PUBLIC_URL']);

  for (const [name, secret] of secretsOf(settings)) {
    const isOwn = name === 'MEDIA_SECRET' || name === 'METRICS_TOKEN';
    if (given.test(secret) && !isLocal) problems.push(`${name}: this secret is public; make your own`);
    else if (guessed.test(secret))
      problems.push(`${name}: too easy to guess; make one with \`openssl rand -base64 32\``);
    else if (isOwn && new Set(secret).size < MIN_CHARACTERS)
      problems.push(`${name}: too plain; make one with \`openssl rand -base64 32\``);

    const other = names.get(secret);
    if (other !== undefined && !isLocal) problems.push(`${name}: the same as ${other}; each needs its own`);
    names.set(secret, name);
  }
  return problems;
}

function secretsOf(settings: Settings): [string, string][] {
  const plain = secretNames.flatMap((name) => pair(name, settings[name]));
  const within = addressNames.flatMap((name) => pair(name, passwordIn(settings[name])));
  return [...plain, ...within];
}

function pair(name: string, value: unknown): [string, string][] {
  return typeof value === 'string' && value !== '' ? [[name, value]] : [];
}

/**
 * Returns the password in a URL. If the password cannot be decoded because of a stray %, returns it undecoded.
 * Otherwise an exception would end the start without a helpful message.
 */
function passwordIn(address: unknown) {
  if (typeof address !== 'string') return undefined;
  const { password } = new URL(address);
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}

export function isLoopback(url: unknown) {
  return (
    typeof url === 'string' &&
    URL.canParse(url) &&
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname)
  );
}

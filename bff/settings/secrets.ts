/** The settings that are secrets. `addressNames` are URLs that may contain a password. */
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
 * Matches the public secrets of docker-compose.yml, and fillers such as 'xxxx' that people type into a required field.
 */
const given = /^(a-secret-for-trying-brasa-out-locally|brasa-local|postgres|(x|0|a)+)$/i;
const guessed = /change.?me|example|password|senha|secret.?(123|key)|123456|qwerty|default|your.?/i;
const MIN_CHARACTERS = 10; // the minimum number of different characters

type Settings = Readonly<Record<string, unknown>>;

/**
 * Returns the problems of secrets in a product that others can reach: a secret that is public, easy to guess, has too
 * few different characters, or is used for two settings. Problems contain the names of settings, never the values. A
 * product at http://localhost may use the secrets of docker-compose.yml.
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
 * Returns the password in a URL. If the password contains a stray %, it is returned undecoded; otherwise the exception
 * would end the start without a helpful message.
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

/** The settings that keep strangers out, and the passwords within addresses. */
const secretNames = [
  'MEDIA_SECRET',
  'METRICS_TOKEN',
  'AGE_PROVIDER_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;
const addressNames = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'] as const;

/** What docker-compose.yml comes with, and what people type when they are asked for a secret. */
const given = /^(a-secret-for-trying-brasa-out-locally|brasa-local|postgres|(x|0|a)+)$/i;
const guessed = /change.?me|example|password|senha|secret.?(123|key)|123456|qwerty|default|your.?/i;
const FEWEST_CHARACTERS = 10; // different ones

type Settings = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the secrets of a product that others can reach: given away, guessed, too plain, or one for two
 * things. Names settings, never values. What runs at http://localhost alone may keep those of docker-compose.yml.
 */
export function secretProblems(settings: Settings): string[] {
  const problems: string[] = [];
  const names = new Map<string, string>();
  const isLocal = isLoopback(settings['PUBLIC_URL']);

  for (const [name, secret] of secretsOf(settings)) {
    const isOwn = name === 'MEDIA_SECRET' || name === 'METRICS_TOKEN';
    if (given.test(secret) && !isLocal) problems.push(`${name}: everybody knows this one; make your own`);
    else if (guessed.test(secret))
      problems.push(`${name}: too easy to guess; make one with \`openssl rand -base64 32\``);
    else if (isOwn && new Set(secret).size < FEWEST_CHARACTERS)
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
 * What an address holds that is no escape is the password as it stands: a stray % must not end the start in silence.
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

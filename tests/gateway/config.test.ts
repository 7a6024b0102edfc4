import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from '../../bff/settings/config.ts';

const production = {
  NODE_ENV: 'production',
  MEDIA_SECRET: 'f8Kq2LzR7wYc1NtV5bXj9HdS3mGp6TeA',
  PUBLIC_URL: 'https://brasa.example',
  AGE_ASSURANCE: 'self',
};

function problemsOf(env: Record<string, string>) {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('readConfig()', () => {
  it('an empty environment gives the default settings', () => {
    expect(readConfig({})).toMatchObject({ port: 4000, dataDir: '.data', platform: { port: 4001, demo: true } });
  });

  it('.env.example lists all settings that the code reads, and no others', async () => {
    const example = await readFile('.env.example', 'utf8');
    const named = [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...settingNames].sort());
  });

  it('.env.example holds the defaults of the code', async () => {
    const example = await readFile('.env.example', 'utf8');
    const env: Record<string, string> = {};
    for (const [, name = '', value = ''] of example.matchAll(/^([A-Z\d_]+)=(.*)$/gm)) env[name] = value;
    expect(readConfig(env)).toEqual(readConfig({}));
  });

  it.each(['any', 'prefer', 'only'])('readConfig() accepts DOCUMENTS=%s', (DOCUMENTS) => {
    expect(readConfig({ DOCUMENTS }).documentsMode).toBe(DOCUMENTS);
    expect(readConfig({}).documentsMode).toBe('prefer');
    expect(problemsOf({ DOCUMENTS: 'some' })).toEqual([expect.stringMatching(/^DOCUMENTS: /)]);
  });

  it('readConfig() names all invalid settings in one ConfigError, without their values', () => {
    const read = () => readConfig({ PORT: 'häfen', DEMO: 'perhaps', DATABASE_URL: 'mysql://root:geheim@db' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*DEMO/);
    expect(read).not.toThrow(/geheim/);
  });

  it.each([
    ['an invalid PORT and S3_BUCKET without keys', { PORT: 'x', S3_BUCKET: 'fotos' }, ['PORT', 'S3_BUCKET']],
    [
      'three half-configured integrations',
      { S3_BUCKET: 'fotos', STRIPE_SECRET_KEY: 'sk_test_1', AGE_PROVIDER_URL: 'https://a.example' },
      ['S3_BUCKET', 'STRIPE_SECRET_KEY', 'AGE_PROVIDER_URL'],
    ],
    [
      'the age provider and the role',
      { AGE_ASSURANCE: 'provider', AGE_PROVIDER_SECRET: 'f'.repeat(32), ROLE: 'platform', PLATFORM_URL: 'http://p:1' },
      ['AGE_PROVIDER_URL', 'ROLE'],
    ],
    [
      'the settings of production',
      {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://brasa.example',
        DEMO: 'on',
        METRICS_TOKEN: 'changeme-changeme-1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        LOG_LEVEL: 'loud',
      },
      ['LOG_LEVEL', 'METRICS_TOKEN', 'MEDIA_SECRET', 'AGE_ASSURANCE', 'DEMO', 'STRIPE_SECRET_KEY'],
    ],
  ])('readConfig() reports every problem with %s in a single error', (_which, given, named) => {
    expect(problemsOf(given).map((problem) => /^\w+/.exec(problem)?.[0])).toEqual(named);
  });

  it('an invalid setting is reported as invalid, but not also as missing', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      MEDIA_SECRET: 'short',
      AGE_ASSURANCE: 'no',
      S3_BUCKET: 'ab',
    });
    expect(problems.map((problem) => /^\w+/.exec(problem)?.[0]).sort()).toEqual([
      'AGE_ASSURANCE',
      'MEDIA_SECRET',
      'S3_BUCKET',
    ]);
  });

  it('a DATABASE_URL with a stray % in its password is accepted', () => {
    const database = { DATABASE_URL: 'postgres://brasa:50%25%tR4z9QwL@db/brasa' };
    expect(readConfig({ ...production, ...database }).platform.databaseUrl).toBe(database.DATABASE_URL);
  });

  it.each([
    ['published in docker-compose.yml', { MEDIA_SECRET: 'a-secret-for-trying-brasa-out-locally' }, /MEDIA_SECRET/],
    ['too repetitive', { MEDIA_SECRET: 'abababababababababababababababababab' }, /MEDIA_SECRET/],
    ['easy to guess', { METRICS_TOKEN: 'changeme-changeme-1' }, /METRICS_TOKEN/],
    ['a published database password', { DATABASE_URL: 'postgres://brasa:brasa-local@db/brasa' }, /DATABASE_URL/],
    [
      'used for two settings',
      { METRICS_TOKEN: 'f8Kq2LzR7wYc1NtV5bXj9HdS3mGp6TeA' },
      /METRICS_TOKEN: the same as MEDIA_SECRET/,
    ],
  ])(
    'production refuses a secret that is %s; the error names the setting but does not show its value',
    (_what, given, named) => {
      expect(readConfig(production).production).toBe(true);
      const read = () => readConfig({ ...production, ...given });
      expect(read).toThrow(named);
      for (const value of Object.values(given)) expect(read).not.toThrow(value);
      expect(readConfig({ ...given, NODE_ENV: 'development' }).production).toBe(false);
    },
  );

  it('PUBLIC_URL overrides DEV_SERVER_URL as the public URL, and production refuses DEV_SERVER_URL', () => {
    const DEV_SERVER_URL = 'http://localhost:5173';
    expect(readConfig({ DEV_SERVER_URL })).toMatchObject({
      publicUrl: DEV_SERVER_URL,
      platform: { publicUrl: DEV_SERVER_URL },
    });
    const PUBLIC_URL = 'https://brasa.example';
    expect(readConfig({ DEV_SERVER_URL, PUBLIC_URL })).toMatchObject({
      publicUrl: PUBLIC_URL,
      devServerUrl: DEV_SERVER_URL,
    });
    expect(problemsOf({ ...production, DEV_SERVER_URL })).toEqual([expect.stringMatching(/^DEV_SERVER_URL: /)]);
  });

  it('readConfig() refuses incomplete S3 settings', () => {
    expect(() => readConfig({ S3_BUCKET: 'fotos' })).toThrow(/S3_ACCESS_KEY_ID/);
    expect(() => readConfig({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow(/S3_BUCKET/);
    const whole = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig(whole).platform.s3).toMatchObject({ bucket: 'fotos', region: 'us-east-1' });
  });

  it('an empty setting counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      platform: { databaseUrl: undefined },
    });
  });
});

describe('readConfig() in production', () => {
  it('production creates demo data only with DEMO=on', () => {
    expect(readConfig(production).platform).toMatchObject({ demo: false, postReview: 'first' });
    const local = { ...production, PUBLIC_URL: 'http://localhost:4000' };
    expect(readConfig({ ...local, DEMO: 'on' }).platform).toMatchObject({ demo: true, postReview: 'off' });
    expect(readConfig({}).platform.demo).toBe(true);
  });

  it.each(['https://brasa.example', 'http://192.168.0.7:4000', 'http://localhost.example', 'http://brasa'])(
    'production refuses DEMO=on at the public URL %s',
    (PUBLIC_URL) => {
      expect(problemsOf({ ...production, PUBLIC_URL, DEMO: 'on' })).toEqual([expect.stringMatching(/^DEMO: /)]);
    },
  );

  it.each([
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.0.7', false],
    ['brasa', false],
    ['127.0.0.1', true],
    ['::1', true],
    ['localhost', true],
  ])(
    'without PUBLIC_URL, production allows DEMO=on only on a loopback HOST; HOST=%s is allowed: %s',
    (HOST, isFine) => {
      const problems = problemsOf({ ...production, PUBLIC_URL: '', HOST, DEMO: 'on' });
      expect(problems).toEqual(isFine ? [] : [expect.stringMatching(/^DEMO: /)]);
      expect(problemsOf({ ...production, PUBLIC_URL: '', HOST })).toEqual([]);
    },
  );

  it('production requires AGE_ASSURANCE for a platform, but not for a gateway with PLATFORM_URL', () => {
    const rest = { ...production, AGE_ASSURANCE: '' };
    expect(problemsOf(rest)).toEqual([expect.stringMatching(/^AGE_ASSURANCE: /)]);
    expect(problemsOf({ ...rest, PLATFORM_URL: 'http://platform:4001' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'development' })).toEqual([]);
  });
});

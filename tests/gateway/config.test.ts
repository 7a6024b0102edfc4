import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from '../../bff/config.ts';

describe('settings', () => {
  it('need nothing to be set', () => {
    expect(readConfig({})).toMatchObject({ port: 4000, dataDir: '.data', platform: { port: 4001, demo: true } });
  });

  it('are all in .env.example, and nothing else is', async () => {
    const example = await readFile('.env.example', 'utf8');
    const named = [...example.matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect(named.sort()).toEqual([...settingNames].sort());
  });

  it('have in .env.example the defaults of the code', async () => {
    const example = await readFile('.env.example', 'utf8');
    const env: Record<string, string> = {};
    for (const [, name = '', value = ''] of example.matchAll(/^([A-Z\d_]+)=(.*)$/gm)) env[name] = value;
    expect(readConfig(env)).toEqual(readConfig({}));
  });

  it('that cannot be used are named all at once, without their values', () => {
    const read = () => readConfig({ PORT: 'häfen', DEMO: 'perhaps', DATABASE_URL: 'mysql://root:geheim@db' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT[^]*DATABASE_URL[^]*DEMO/);
    expect(read).not.toThrow(/geheim/);
  });

  it('in production ask for the secret that signs media', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/MEDIA_SECRET/);
  });

  it.each([
    ['given away with docker-compose.yml', { MEDIA_SECRET: 'a-secret-for-trying-brasa-out-locally' }, /MEDIA_SECRET/],
    ['too plain', { MEDIA_SECRET: 'abababababababababababababababababab' }, /MEDIA_SECRET/],
    ['easy to guess', { METRICS_TOKEN: 'changeme-changeme-1' }, /METRICS_TOKEN/],
    [
      'a database password that everybody knows',
      { DATABASE_URL: 'postgres://brasa:brasa-local@db/brasa' },
      /DATABASE_URL/,
    ],
    [
      'one for two things',
      { METRICS_TOKEN: 'f8Kq2LzR7wYc1NtV5bXj9HdS3mGp6TeA' },
      /METRICS_TOKEN: the same as MEDIA_SECRET/,
    ],
  ])('in production are refused where a secret is %s, by name and without its value', (_what, given, named) => {
    const own = {
      NODE_ENV: 'production',
      MEDIA_SECRET: 'f8Kq2LzR7wYc1NtV5bXj9HdS3mGp6TeA',
      PUBLIC_URL: 'https://brasa.example',
    };
    expect(readConfig(own).production).toBe(true);
    const read = () => readConfig({ ...own, ...given });
    expect(read).toThrow(named);
    for (const value of Object.values(given)) expect(read).not.toThrow(value);
    expect(readConfig({ ...given, NODE_ENV: 'development' }).production).toBe(false);
  });

  it('of an integration are all there or none', () => {
    expect(() => readConfig({ S3_BUCKET: 'fotos' })).toThrow(/S3_ACCESS_KEY_ID/);
    expect(() => readConfig({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow(/S3_BUCKET/);
    const whole = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig(whole).platform.s3).toMatchObject({ bucket: 'fotos', region: 'us-east-1' });
  });

  it('that are empty count as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      platform: { databaseUrl: undefined },
    });
  });
});

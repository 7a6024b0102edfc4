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

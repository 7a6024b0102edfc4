import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findPostgres } from './tests/support/postgres.ts';
import { hasRedis } from './tests/support/redis.ts';

const PORT = Number(process.env.E2E_PORT ?? 4310);
// Playwright loads this file in every worker; the first one says what is missing, and names the folder for the others.
if (process.env.E2E_DATA_DIR === undefined) {
  if (!hasRedis) console.log('browser tests run on one gateway alone (no redis-server installed)');
  if ((await findPostgres()) === null) console.log('browser tests run on PGlite (no PostgreSQL installed)');
}
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'brasa-e2e-')));

/** What looks or works otherwise on a phone; the other flows are at both widths in `npm run test:all`. */
const phoneFlows = [
  ['main-job', 'overlays', 'composer', 'conversations', 'chat-keeps', 'emoji', 'reactions', 'list-place'],
  ['communities', 'vip', 'ads', 'profiles', 'notifications', 'discretion', 'age-gate', 'live-gone', 'targets'],
].flat();

const withoutRedis = hasRedis ? [] : ['**/two-gateways.spec.ts'];
/** Fingers touch no desktop: with a mouse 36 px are enough. */
const touchFlows = ['**/targets.spec.ts'];

/** The built product in Chromium, at a phone's and at a desktop's width. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: withoutRedis,
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'dark',
    // What waits for ever says where, instead of ending the test without a word.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      ...(process.env.TEST_ALL === undefined && { testMatch: phoneFlows.map((name) => `**/${name}.spec.ts`) }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [...withoutRedis, ...touchFlows],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node --import tsx tests/e2e/support/serve.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    env: {
      PORT: String(PORT),
      PLATFORM_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
      // Everybody comes from one address here, and types faster than people do.
      RATE_LIMITS: 'off',
    },
  },
});

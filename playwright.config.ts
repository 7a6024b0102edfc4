import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.mjs';
import { findPostgres } from './tests/support/postgres.ts';
import { hasRedis } from './tests/support/redis.ts';
import { EXPECT_TIMEOUT_MS, TEST_TIMEOUT_MS } from './tests/support/time-limits.ts';

const PORT = Number(process.env.E2E_PORT ?? 4310);
// Playwright loads this file in every worker; the first one says what is missing, and names the folder for the others.
if (process.env.E2E_DATA_DIR === undefined) {
  if (!hasRedis) console.log('browser tests run on one gateway alone (no redis-server installed)');
  if ((await findPostgres()) === null) console.log('browser tests run on PGlite (no PostgreSQL installed)');
}
const isTemporary = process.env.E2E_DATA_DIR === undefined;
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'brasa-e2e-')));

const withoutRedis = hasRedis ? [] : ['**/two-gateways.spec.ts'];
/** The size of touch targets; with a mouse 36 px are enough. */
const touchFlows = ['**/targets.spec.ts'];

/**
 * The built product in Chromium, at a phone's and at a desktop's width. `npm test` runs the flows tagged `@gate-phone`
 * and `@gate-desktop`, each at that width; `npm run test:long` runs all flows at both.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: withoutRedis,
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS, toPass: { timeout: EXPECT_TIMEOUT_MS } },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    colorScheme: 'dark',
    // Flows about motion ask for it (`test.use`).
    contextOptions: { reducedMotion: 'reduce' },
    // Without these a step that hangs would end the test without saying where.
    actionTimeout: EXPECT_TIMEOUT_MS,
    navigationTimeout: EXPECT_TIMEOUT_MS,
    launchOptions: {
      executablePath: findChromium(),
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
    timeout: TEST_TIMEOUT_MS,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    env: {
      PORT: String(PORT),
      PLATFORM_PORT: '0',
      DATA_DIR: dataDir,
      ...(isTemporary ? { TEMPORARY_DATA_DIR: dataDir } : {}),
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
      // Everybody comes from one address here, and types faster than people do.
      RATE_LIMITS: 'off',
    },
  },
});

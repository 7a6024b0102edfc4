import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/chromium.mjs';
import { findPostgres } from './tests/support/postgres.ts';
import { hasRedis } from './tests/support/redis.ts';
import { EXPECT_TIMEOUT_MS, TEST_TIMEOUT_MS } from './tests/support/time-limits.ts';

const PORT = Number(process.env.E2E_PORT ?? 4310);
// Playwright loads this file in every worker. Only the first load has no E2E_DATA_DIR: it prints which programs are not
// installed, and sets the data folder for the other loads.
if (process.env.E2E_DATA_DIR === undefined) {
  if (!hasRedis) console.log('browser tests run on one gateway alone (no redis-server installed)');
  if ((await findPostgres()) === null) console.log('browser tests run on PGlite (no PostgreSQL installed)');
}
const isTemporary = process.env.E2E_DATA_DIR === undefined;
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'brasa-e2e-')));

const withoutRedis = hasRedis ? [] : ['**/two-gateways.spec.ts'];
/**
 * Checks the size of touch targets. It runs at phone width only, because with a mouse targets of 36 px are large
 * enough.
 */
const touchFlows = ['**/targets.spec.ts'];

/**
 * Tests the built product in Chromium, at phone width and at desktop width. `npm test` runs only the flows tagged
 * `@gate-phone` or `@gate-desktop`, each at the width in its tag. `npm run test:long` runs all flows at both widths.
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
    // Tests of animations turn motion on again (`test.use`).
    contextOptions: { reducedMotion: 'reduce' },
    // Without these time limits, a hanging step would end the test with an error that does not name the step.
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
      // All test members share one IP address and are faster than people, so they would exceed the rate limits.
      RATE_LIMITS: 'off',
    },
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'gateway', include: ['tests/gateway/**/*.test.ts'], environment: 'node' } },
      { test: { name: 'platform', include: ['tests/platform/**/*.test.ts'], environment: 'node', globalSetup: './tests/support/platform.setup.ts', testTimeout: 20_000, hookTimeout: 30_000 } },
      { extends: './web/vite.config.ts', test: { name: 'web', root: '.', include: ['tests/web/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
    ],
  },
});

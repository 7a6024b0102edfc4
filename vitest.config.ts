import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EXPECT_TIMEOUT_MS, TEST_TIMEOUT_MS } from './tests/support/time-limits.ts';

/** Vite would take graphql's `module` build, a second copy beside the one that Node gives Apollo. */
const graphqlOfNode = {
  find: /^graphql$/,
  replacement: new URL('node_modules/graphql/index.js', import.meta.url).pathname,
};

/** The same for every project; projects inherit nothing. */
const limits = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: EXPECT_TIMEOUT_MS } },
} as const;

/**
 * The files of the platform that replace a module. Each of them runs with modules of its own: in the others' a
 * replacement would come too late, and stay.
 */
const replacing = readdirSync('tests/platform', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests/platform', name))
  .filter((path) => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('vi.mock('));

const platform = {
  environment: 'node',
  globalSetup: './tests/support/platform.setup.ts',
  setupFiles: './tests/support/no-leaks.setup.ts',
  ...limits,
} as const;

/** Left out of the gate (`npm test`); a single file or folder that is run by name includes them. */
const long = process.env.TEST_GATE === undefined ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    // The default leaves a core to who watches, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          exclude: long,
          environment: 'node',
          setupFiles: './tests/support/no-leaks.setup.ts',
          // Loading the server anew for each file takes longer than its tests do; what they change ends with them.
          isolate: false,
          ...limits,
        },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          ...platform,
          name: 'platform',
          include: ['tests/{platform,matrix,races}/**/*.test.ts'],
          exclude: [...replacing, ...long],
          // Loading the platform takes 2 s of a processor, for each of a hundred files.
          isolate: false,
        },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: { ...platform, name: 'platform apart', include: replacing, exclude: long },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: '.',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: './tests/support/web.setup.ts',
          ...limits,
        },
      },
    ],
  },
});

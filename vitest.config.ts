import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EXPECT_TIMEOUT_MS, TEST_TIMEOUT_MS } from './tests/support/time-limits.ts';

/**
 * Resolves `graphql` to the file that Node loads. Otherwise Vite would load a second copy (the `module` build) beside
 * the copy that Apollo gets from Node.
 */
const graphqlOfNode = {
  find: /^graphql$/,
  replacement: new URL('node_modules/graphql/index.js', import.meta.url).pathname,
};

/**
 * The time limits of all projects. They are repeated in each project, because a Vitest project inherits no settings.
 */
const limits = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: EXPECT_TIMEOUT_MS } },
} as const;

/**
 * Returns the test files of a folder that mock a module (`vi.mock`). Each of them runs with modules of its own. With
 * shared modules, the mock would come too late and would stay for the next test files.
 */
function replacingIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes('vi.mock('));
}

const gatewayApart = replacingIn('tests/gateway');
const replacing = replacingIn('tests/platform');
/**
 * The web tests that run with modules and a jsdom of their own. Reasons besides mocked modules:
 * - mail-links: in a shared jsdom its first test failed in two of five runs, for an unknown reason.
 * - cache-warnings: Apollo logs some warnings a single time per process, so an earlier test file could hide a
 *   warning.
 * - overlays and unsaved-changes: they go back in the browser history. jsdom cannot clear the history, so they could
 *   reach the entries of another test file.
 */
const webApart = [
  ...replacingIn('tests/web'),
  'tests/web/accounts/mail-links.test.tsx',
  'tests/web/cache-warnings.test.ts',
  'tests/web/overlays.test.tsx',
  'tests/web/unsaved-changes.test.tsx',
];

const platform = {
  environment: 'node',
  globalSetup: './tests/support/platform.setup.ts',
  setupFiles: './tests/support/no-leaks.setup.ts',
  ...limits,
} as const;

const gateway = { environment: 'node', setupFiles: './tests/support/no-leaks.setup.ts', ...limits } as const;

const web = {
  root: '.',
  environment: 'jsdom',
  setupFiles: './tests/support/web.setup.ts',
  ...limits,
} as const;

/**
 * Excludes the long tests from the gate (`npm test`). All other runs include them, for example a run of a single file.
 */
const long = process.env.TEST_GATE === undefined ? [] : ['**/*.long.test.ts'];

export default defineConfig({
  test: {
    // Uses all cores. By default Vitest leaves one core free, which is half of a machine with two cores.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          ...gateway,
          name: 'gateway',
          include: ['tests/gateway/**/*.test.ts'],
          exclude: [...gatewayApart, ...long],
          // All files share the loaded modules, because loading the server takes longer than the tests of a file. Each
          // file undoes its changes.
          isolate: false,
        },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: { ...gateway, name: 'gateway apart', include: gatewayApart, exclude: long },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: {
          ...platform,
          name: 'platform',
          include: ['tests/{platform,matrix,races,clients}/**/*.test.ts'],
          exclude: [...replacing, ...long],
          // All files share the loaded modules. Loading the platform takes 2 s of CPU time, and there are about a
          // hundred files.
          isolate: false,
        },
      },
      {
        resolve: { alias: [graphqlOfNode] },
        test: { ...platform, name: 'platform apart', include: replacing, exclude: long },
      },
      {
        test: {
          environment: 'node',
          ...limits,
          name: 'other-browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          exclude: long,
        },
      },
      {
        extends: './web/vite.config.ts',
        resolve: { alias: [graphqlOfNode] },
        test: {
          ...web,
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          exclude: webApart,
          // All files share the loaded modules, because loading React, Apollo and jsdom takes longer than the tests of
          // a file.
          isolate: false,
        },
      },
      {
        extends: './web/vite.config.ts',
        resolve: { alias: [graphqlOfNode] },
        test: { ...web, name: 'web apart', include: webApart },
      },
    ],
  },
});
